import { checkfu } from "../contracts/checkfu/contract.ts"
import { has, member, table } from "../kinds/table.ts"

/** What a connected runtime has, alone and with a released connection. */
export const connectedCapabilities = table({
  contract: checkfu,
  name: "connected-capabilities",
  title: "Capabilities of connected runtimes",
  rows: "capability",
  where: [has("connected")],
  columns: [
    member("Capability", "literal"),
    member("Connected", "connected", { words: { with_connection: "no" } }),
    member("Connected with executable Connection", "connected", { words: { with_connection: "yes" } }),
  ],
})
