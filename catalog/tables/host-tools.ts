import { onehorizon } from "../contracts/onehorizon/contract.ts"
import { member, table } from "../kinds/table.ts"

/** What an agent is given over MCP. */
export const hostTools = table({
  contract: onehorizon,
  name: "host-tools",
  title: "Tools of the host",
  rows: "host-tool",
  columns: [member("Tool", "literal"), member("Arguments", "arguments"), member("Meaning", "summary")],
})
