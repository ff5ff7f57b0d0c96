import { across, eachPage, member, page, table } from "checkfu-catalog/kinds"
import { heron } from "./contracts/heron/contract.ts"

/** Which agent reaches which provider, and how far each can go. */
export const agents = table({
  contract: heron,
  name: "agents",
  title: "Agents and their models",
  rows: "harness",
  columns: [member("Agent", "name"), across("provider", "reach"), across("axis", "realize")],
})

/** The first page, written by hand around the table. */
export const start = page({
  name: "index",
  title: "Heron",
  description: "A patient agent, and what it can reach.",
  tables: [agents],
})

/** A page for each slot, the published ones and those of the house. */
export const slots = eachPage({
  name: "reference/slots",
  title: "Extension slots",
  description: "Everything that may ride beside the protocol.",
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

/** A page for each agent. */
export const harnesses = eachPage({
  name: "reference/harnesses",
  title: "Agents",
  description: "Who is driven, how, and how far it can go.",
  skeleton: "list",
  of: "harness",
  each: { title: "{name}", description: "{summary}", skeleton: "harness" },
})

/** A page for each rule, the tool's own and those of the house. */
export const rules = eachPage({
  name: "reference/rules",
  title: "Rules",
  description: "What the catalog is held to.",
  skeleton: "list",
  of: "rule",
  each: { title: "{code}", description: "{states}", skeleton: "rule" },
})
