// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * The answer to `_checkfu/session/interrupt`. Asks the harness to drain the running turn and stop by itself; the answer says whether it will.
 */
export interface SessionInterruptAcknowledgement {
  status: "draining" | "refused"
  /**
   * Text of 1 to 500 code points.
   */
  reason?: string
}
