import type { ChainHead } from "../admission/attestation/chain.ts"
import type { Outcome } from "../driver/outcome/outcome.ts"
import type { StopSignal } from "../stop-signal.ts"

/** What a connector asks of the platform. It alone begins every exchange; nobody calls it. */
export interface Platform {
  /** Waits for work, up to so many seconds; null: there was none. `stop` ends the wait, and the answer is then `away`. */
  readonly claim: (seconds: number, advertised: Advertised, stop: StopSignal) => Promise<Heard<Claim | null>>
  /** Shows that the run is alive, and hears whether it is to end. The first one says that its prompt is about to be given. */
  readonly renew: (claim: Claim) => Promise<Heard<ClaimState>>
  readonly append: (claim: Claim, batch: SealedBatch) => Promise<Heard<null>>
  readonly complete: (claim: Claim, completion: Completion) => Promise<Heard<null>>
}

/** What became of a request. */
export type Heard<Value> =
  | { readonly kind: "answered"; readonly value: Value }
  /** The platform says no, and will say no again. */
  | { readonly kind: "refused"; readonly refusal: PlatformRefusal }
  /** Nobody answered, or whoever did could not: the same request may be made again. */
  | { readonly kind: "away"; readonly why: string }

/** Why the platform says no, in its own words. */
export interface PlatformRefusal {
  readonly status: number
  /** The code of its problem; null: it sent none that can be read. */
  readonly code: string | null
  readonly what: string
}

/** What the agent said that it can do, as far as the platform must know it before it gives work. */
export interface Advertised {
  readonly httpMcp: boolean
}

/** A run that is to be carried out, under a bearer that lives as long as the claim. */
export interface Claim {
  readonly id: string
  readonly bearer: string
  readonly runtime: string
  readonly session: string
  readonly run: string
  readonly prompt: string
  /** Names of what the run asks for beyond its prompt, which no connector can give an agent. */
  readonly beyond: readonly string[]
  /** Literals of what this lane has: nothing beyond it is reported. */
  readonly capabilities: readonly string[]
  /** How far the run is reported, where an earlier claim of it reported some. */
  readonly landed: Landed
  /** Where the platform serves tools to this claim; null: nowhere. */
  readonly mcpUrl: string | null
}

/** What the platform has of a run. */
export interface Landed {
  /** How many observations. */
  readonly observations: number
  /** The last signed batch. */
  readonly head: ChainHead
}

/** What the platform says of a claim when it is renewed. */
export interface ClaimState {
  readonly isCancelled: boolean
}

/** A batch that has its place in the row. It is sent in these bytes, however often. */
export type SealedBatch =
  | { readonly kind: "signed"; readonly bytes: Uint8Array }
  /** `sequence` is the number of its first observation. */
  | { readonly kind: "unsigned"; readonly sequence: number; readonly observations: readonly unknown[] }

/** How a run ended. */
export interface Completion {
  /** The driver's word. Nobody watched the models, so the best of them is `unverified`. */
  readonly outcome: Outcome
  readonly because: string
  readonly stopReason: string | null
  /** The agent's own text, whole or up to a limit. */
  readonly text: string
}
