import type { Sealed } from "./sealed.ts"

/** An id that we made for what the agent named in its own words. It tells nothing of the agent's name for it. */
export type MintedId = string & { readonly minted: never }

/**
 * A normalized event of a run, made of what an extension slot carried. `slot` is the fact that it comes from.
 * Nothing in it is a name that the agent keeps for itself: those are minted anew.
 */
export type Observation = Declaring | Attribution | Draining | Delivery | Keeping | TurnReport | Shortening

/** What the agent says that it serves. */
export interface Declaring {
  readonly kind: "declaring"
  readonly slot: string
  /** Ids of the catalogued declarations, in the contract's order. */
  readonly declarations: readonly string[]
  /** Members that promote nothing. */
  readonly mechanisms: readonly string[]
}

/**
 * Who wrote the update that carried it: one of the agent's loops below the primary one. Without an attribution the
 * primary loop is the author. It speaks of that one update and of no other.
 */
export type Attribution = {
  readonly kind: "attribution"
  readonly slot: string
  readonly loop: MintedId
} & (
  | { readonly phase: "started"; readonly parent: MintedId | null; readonly label: string | null }
  | { readonly phase: "active" }
  | { readonly phase: "settled"; readonly outcome: "succeeded" | "failed" | "cancelled" }
)

/** How the request to drain a session's running turn goes. A refusal leaves the turn as it was. */
export type Draining = {
  readonly kind: "draining"
  readonly slot: string
  readonly session: string
} & (
  | { readonly phase: "requested" }
  | { readonly phase: "accepted" }
  | { readonly phase: "refused"; readonly reason: string | null }
)

/** What becomes of input that was sent into a session's running turn, from asking to the agent's one answer. */
export type Delivery = {
  readonly kind: "delivery"
  readonly slot: string
  readonly session: string
  /** Our own id of the input. Its text stands in no observation. */
  readonly input: string
} & (
  | { readonly phase: "requested" }
  /** The running turn has it. */
  | { readonly phase: "delivered" }
  /** The agent holds it and will take it up by itself. */
  | { readonly phase: "queued" }
  /** The agent does not have it. */
  | { readonly phase: "refused"; readonly reason: string | null }
)

/** An agent's state that we hold for it. */
export interface Checkpoint {
  /** The agent's own word for the form of its state; it comes back to the agent with the state, unread. */
  readonly version: string
  readonly state: Sealed
}

/** What we hold of the agent's state from here on, in place of whatever was held. */
export type Keeping = { readonly kind: "keeping"; readonly slot: string } & (
  { readonly phase: "held"; readonly checkpoint: Checkpoint } | { readonly phase: "discarded" }
)

/** How one turn went, in the agent's own count. */
export interface TurnReport {
  readonly kind: "turn-report"
  readonly slot: string
  /** The agent's word for the kind of work, one of those that the slot lists. */
  readonly work: string
  readonly modelRetries: number
  /** How often the turn went on after the context had run over. */
  readonly overflowRecoveries: number
  readonly wallTimeMs: number
}

/** The agent made room in its context. */
export interface Shortening {
  readonly kind: "shortening"
  readonly slot: string
  /** The agent's way of doing so, one of those that the slot lists. */
  readonly strategy: string
  /** Estimates, in tokens. */
  readonly tokensBefore: number
  readonly tokensAfter: number
  /** How many messages went into what is left of them. */
  readonly messages: number
}
