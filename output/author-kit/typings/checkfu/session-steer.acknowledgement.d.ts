// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * The answer to `_checkfu/session/steer`. Sends text into a turn that is running; the id makes a repeated delivery harmless.
 */
export interface SessionSteerAcknowledgement {
  status: "delivered" | "queued" | "refused"
  /**
   * Text of 1 to 500 code points.
   */
  reason?: string
}
