import type { Clock } from "../driver/clock.ts"
import type { EvidenceGround } from "../evidence/ground.ts"
import type { Db, Store } from "../evidence/store/store.ts"
import type { Refused } from "../refusal.ts"
import type { NewId } from "./access/ids.ts"

/** Who asks, once that is proven. */
export interface Caller {
  /** The id of the API key, the claim or the connected runtime whose bearer was sent. */
  readonly id: string
  /** The name of a role, for an API key. */
  readonly role: string
  /** The workspace that everything in the request is looked for in. */
  readonly workspace: string
}

/** A request that was let in: its role may ask for this, and its body has the form that the endpoint takes. */
export interface ApiRequest {
  readonly caller: Caller
  /** What stands in the path's places, by name. */
  readonly params: { readonly [name: string]: string }
  readonly query: { readonly [name: string]: string }
  /** As it came, decoded by the endpoint's document; undefined: the endpoint takes none. */
  readonly body: unknown
  /** Inside a transaction where the endpoint writes; the answer is kept under the idempotency key in the same one. */
  readonly db: Db
  /** Milliseconds since 1970, by the server's clock; one moment for the whole request. */
  readonly now: number
  /** Aborts when the client went, or the server ends. */
  readonly signal: AbortSignal
}

/** What is answered: the status of the endpoint, unless another is named, with a JSON document. */
export type ApiAnswer = { readonly ok: true; readonly body: unknown; readonly status?: number } | Refused | NotFound

/** There is no such thing, or it is another workspace's: nobody can tell which. */
export interface NotFound {
  readonly ok: false
  readonly missing: true
}

/** Answers one endpoint. */
export type Handler = (request: ApiRequest, ground: ApiGround) => Promise<ApiAnswer>

/** Waits for what a write needs, before its transaction: nothing waits inside one. Bounded, and over when the client goes. */
export type Before = (request: ApiRequest, ground: ApiGround) => Promise<void>

/** What every handler stands on. */
export interface ApiGround {
  readonly store: Store
  readonly newId: NewId
  /** A new bearer with the digest that is kept of it. */
  readonly newBearer: (prefix: string) => { readonly bearer: string; readonly digest: string }
  /** Seals a secret for the row of an id: in another row it cannot be opened. */
  readonly seal: (secret: string, row: string) => string
  /**
   * The providers that the installation itself has an account with, by name: a workspace may use them without a
   * credential.
   */
  readonly suppliedProviders: readonly string[]
  /** Every provider that the installation routes to: those of the catalog, and those that it lists itself. */
  readonly providers: readonly { readonly name: string; readonly origin: string }[]
  /** Where harnesses reach the model gateway, without a slash at its end; null: this installation has none. */
  readonly gatewayUrl: string | null
  /** The name by which managed runs reach the platform from outside; null: they get no MCP servers. */
  readonly publicHostname: string | null
  /** What evidence is judged by and signed with. */
  readonly evidence: EvidenceGround
  /** What waits are measured by. */
  readonly clock: Clock
  /** Where runners reach this API, without a slash at its end. */
  readonly url: () => string
}
