/** An id that we made for what the agent named in its own words. It tells nothing of the agent's name for it. */
export type MintedId = string & { readonly minted: never }

/**
 * A normalized event of a run, made of what an extension slot carried. `slot` is the fact that it comes from.
 * Nothing in it is a name that the agent keeps for itself: those are minted anew.
 */
export type Observation = Declaring | Attribution | Draining

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
