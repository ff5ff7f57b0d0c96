import { across, eachPage, member, page, table } from "checkfu-catalog/kinds"
import { wren } from "./contracts/wren/contract.ts"

/** What the vendor's agents can be trusted to show, and who answers them. */
export const agents = table({
  contract: wren,
  name: "agents",
  title: "Agents",
  rows: "harness",
  columns: [
    member("Agent", "name"),
    member("Driver", "driver.name"),
    across("axis", "realize"),
    across("provider", "reach"),
  ],
})

/** The first page, written by hand around the table. */
export const start = page({
  name: "index",
  title: "Wren",
  description: "The wren, and how it is spoken with.",
  tables: [agents],
})

/** A page for each slot. */
export const slots = eachPage({
  name: "reference/slots",
  title: "Extension slots",
  description: "What the wren reads and says beside the protocol.",
  skeleton: "list",
  of: "slot",
  each: { title: "{contract.name} {name}", description: "{summary}", skeleton: "slot" },
})

/** A page for each provider. */
export const providers = eachPage({
  name: "reference/providers",
  title: "Model providers",
  description: "Who answers, and in which language.",
  skeleton: "list",
  of: "provider",
  each: { title: "{name}", description: "{summary}", skeleton: "provider" },
})
