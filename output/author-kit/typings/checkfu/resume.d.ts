// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * State that the client kept for the harness; lawful only where continuity says same_run_resume. Whatever a schema says, `state` is JSON of at most 1048576 bytes and 64 levels.
 */
export interface Resume {
  /**
   * Text of 1 to 64 code points.
   */
  version: string
  state: unknown
}
