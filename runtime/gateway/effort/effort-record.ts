/** How much a request is to think, and how much of it the model was asked for. */
export interface EffortRecord {
  /** The candidate's word; null: it has none, and the request keeps whatever the client wrote. */
  readonly requested: string | null
  /** The word whose value went out; null: none did. */
  readonly applied: string | null
  /** What went out for it: the provider's word, or a budget in tokens. */
  readonly value: string | number | null
  /** Why less was applied than requested; null: it was not. */
  readonly because: "no_mapping" | "clamped" | "no_room" | "forced_tool" | "sampling" | "doubled_member" | null
}
