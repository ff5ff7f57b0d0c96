import type { McpServer } from "../../../output/acp/index.ts"
import type { Offered } from "./capabilities.ts"

/** The servers that an agent can connect to, and those that were left out, with the reason. */
export interface SiftedServers {
  readonly sent: readonly McpServer[]
  readonly leftOut: readonly { readonly name: string; readonly because: string }[]
}

/** Leaves out the servers whose transport the agent does not offer; every agent must connect to processes. */
export function siftServers(servers: readonly McpServer[], { mcp }: Offered): SiftedServers {
  const sent: McpServer[] = []
  const leftOut: { name: string; because: string }[] = []
  for (const server of servers) {
    const transport = "type" in server ? server.type : null
    if (transport === null || mcp[transport]) sent.push(server)
    else leftOut.push({ name: server.name, because: `the agent does not offer MCP over ${transport}` })
  }
  return { sent, leftOut }
}
