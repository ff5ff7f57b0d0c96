// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * What the session may know of earlier turns: nothing, its own state handed back, or a conversation rebuilt from the log.
 */
export interface Continuity {
  mode: "fresh" | "same_run_resume" | "event_log_rebuild"
}
