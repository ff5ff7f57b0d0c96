// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * The harness shortened its context: how, and by how much.
 */
export interface Compaction {
  strategy: "summarize" | "truncate"
  /**
   * Integer from 0 to 100000000.
   */
  tokens_before: number
  /**
   * Integer from 0 to 100000000.
   */
  tokens_after: number
  /**
   * Integer from 0 to 1000000.
   */
  compacted_messages: number
}
