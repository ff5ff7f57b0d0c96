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

/** What the vendor asks of an agent before it believes its greeting. */
export const checks = table({
  contract: wren,
  name: "checks",
  title: "Checks",
  rows: "check",
  columns: [member("Check", "literal"), member("Proves", "proves.name"), member("Judged by", "judgedBy")],
})

/** The first page, written by hand around the table. */
export const start = page({
  name: "index",
  title: "Wren",
  description: "The wren, and how it is spoken with.",
  tables: [agents, checks],
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
