// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * Sends text into a turn that is running; the id makes a repeated delivery harmless.
 */
export interface SessionSteerRequest {
  /**
   * Text of 1 to 256 code points.
   */
  sessionId: string
  /**
   * Text of 1 to 128 code points.
   */
  idempotency_id: string
  /**
   * Text of 1 to 65536 code points.
   */
  text: string
}
