import type { Clock } from "../driver/clock.ts"
import type { EvidenceGround } from "../evidence/ground.ts"
import type { Store } from "../evidence/store/store.ts"
import type { Sealing } from "./idempotency/once.ts"
import type { ApiObserver } from "./observer.ts"

/** What a server takes of its clients. */
export interface ApiLimits {
  /** The most bytes of a body. */
  readonly bodyBytes: number
  /** The most milliseconds for a head, and for the body behind it. */
  readonly headTime: number
  readonly bodyTime: number
  /** How many milliseconds a connection may lie idle between two requests. */
  readonly idleTime: number
  /** The most bytes of a head. */
  readonly headBytes: number
  /** The most requests that are answered at once, those that wait for something included. */
  readonly requests: number
}

/** What holds where nothing else is said. No document that the API takes is larger than these bytes. */
export const usualLimits: ApiLimits = {
  bodyBytes: 2 * 2 ** 20,
  headTime: 10_000,
  bodyTime: 20_000,
  idleTime: 65_000,
  headBytes: 16 * 2 ** 10,
  requests: 2_048,
}

/** How the API is served. */
export interface ApiOptions {
  readonly store: Store
  /** How secrets are kept in the store. */
  readonly sealing: Sealing
  /** `127.0.0.1` where it is left out. */
  readonly host?: string
  /** Any that is free where it is left out. */
  readonly port?: number
  /** The text of the description that `/openapi.json` answers with. */
  readonly description: string
  /** The address of the published pages, without a slash at its end; the types of problems stand below it. */
  readonly documentation?: string
  /** The providers that the installation itself has an account with, by name. */
  readonly suppliedProviders?: readonly string[]
  /** The providers that the installation routes to besides those of the catalog. */
  readonly unlistedProviders?: readonly { readonly name: string; readonly origin: string }[]
  /** Where harnesses reach the model gateway, without a slash at its end. */
  readonly gatewayUrl?: string | null
  /** The name by which managed runs reach the platform from outside. */
  readonly publicHostname?: string | null
  /** Where runners reach this server from outside, without a slash at its end; its own address where it is left out. */
  readonly publicUrl?: string
  /**
   * What evidence is judged by and signed with. Where the signer is left out a key is made for this process alone,
   * whose public half stays in the store for as long as what it signed counts.
   */
  readonly evidence?: Partial<EvidenceGround>
  readonly observer?: ApiObserver
  readonly limits?: Partial<ApiLimits>
  readonly clock?: Clock
  /** Milliseconds since 1970. */
  readonly wallClock?: () => number
}

/** Whether the server takes requests, and how many it is answering. */
export interface ApiHealth {
  readonly status: "serving" | "draining"
  readonly inFlight: number
}

/** A server that is open. */
export interface Api {
  /** Scheme, host and port, without a slash at its end. */
  readonly url: string
  readonly health: () => ApiHealth
  /**
   * Takes no new connection, tells those that wait for something that it ends, answers what came and what still arrives on
   * open connections, and ends within so many milliseconds. Calling it again waits for the same end.
   */
  readonly close: (drainMilliseconds: number) => Promise<void>
}
