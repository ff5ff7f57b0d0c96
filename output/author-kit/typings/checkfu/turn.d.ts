// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * How one turn went: what kind of work it was, how often the model had to be asked again, and how long it took.
 */
export interface Turn {
  execution_class: "direct" | "tool_loop" | "delegated"
  /**
   * Integer from 0 to 1000000.
   */
  model_retries: number
  /**
   * Integer from 0 to 1000000.
   */
  overflow_recoveries: number
  /**
   * Integer from 0 to 604800000.
   */
  wall_time_ms: number
}
