import { opaque } from "../kinds/opaque.ts"
import { document } from "../kinds/document.ts"

/** One message of JSON-RPC, or its answer. */
export const mcpMessage = document({
  name: "mcp-message",
  title: "Message of the platform MCP server",
  payload: opaque({ maxBytes: 1_048_576, maxDepth: 64 }),
  kit: false,
})
