// Generated from the catalog. Do not edit: change the fact and generate again.

/** A session as the agent named it when it was made. */
export type SessionId = string

/**
 * The harness's own name for one subagent, unique within the session and never shown outside it.
 */
export type SubagentId = string
