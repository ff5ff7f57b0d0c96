import { checkfu } from "../contracts/checkfu/contract.ts"
import { member, table } from "../kinds/table.ts"

/** What the platform serves a harness in its sandbox over MCP. */
export const platformTools = table({
  contract: checkfu,
  name: "platform-tools",
  title: "Tools of the platform",
  rows: "platform-tool",
  columns: [
    member("Tool", "literal"),
    member("Plane", "plane"),
    member("Calls of one claim", "callsAtMost"),
    member("Meaning", "summary"),
  ],
})
