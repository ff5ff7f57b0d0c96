// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * A session as the agent named it when it was made. Text of 1 to 256 code points.
 */
export type SessionId = string

/**
 * Asks the harness to drain the running turn and stop by itself; the answer says whether it will.
 */
export interface SessionInterruptRequest {
  sessionId: SessionId
}
