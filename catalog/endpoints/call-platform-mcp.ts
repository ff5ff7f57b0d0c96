import { mcpMessage } from "../documents/mcp-message.ts"
import { endpoint } from "../kinds/endpoint.ts"
import { apiVersion } from "../revisions/api-version.ts"

/**
 * The platform MCP server of a claim, under its bounded budget: one message of JSON-RPC and its answer. A notification
 * is answered by nothing.
 */
export const callPlatformMcp = endpoint({
  name: "call-platform-mcp",
  method: "POST",
  path: "/v1/claims/{claim_id}/mcp",
  bearer: "claim",
  roles: [],
  scope: "workspace",
  takes: mcpMessage,
  answers: mcpMessage,
  mayBeEmpty: true,
  writes: true,
  operation: null,
  since: apiVersion,
})
