// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * What the harness says that it serves. Absent, it declares nothing; wrong in any member, the handshake is refused.
 */
export interface Capabilities {
  subagents?: "observed"
  steer?: "native"
  interrupt?: "cooperative"
  builtin_tool_scoping?: "enforced"
  structured_output?: "response_format" | "submit_tool"
  staged_files?: "resource_links"
  native_checkpoint?: "external_custody"
}
