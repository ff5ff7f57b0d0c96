// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * The exact context window of the admitted model, and when the harness may compact.
 */
export interface RuntimeConfig {
  /**
   * Integer from 1 to 100000000.
   */
  context_window: number
  compaction?: {
    strategy: "summarize" | "truncate"
    /**
     * Integer from 1 to 100000000.
     */
    threshold_tokens: number
  }
}
