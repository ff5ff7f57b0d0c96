import { markdown } from "../../../cli/inspect/markdown.ts"
import { sectionsOf } from "../../../cli/inspect/sections.ts"
import type { LedgerEntry } from "../../../runtime/conformance/index.ts"
import { rulePage } from "../../../runtime/conformance/rule.ts"
import type { Inspected } from "./inspected.ts"
import type { Observed, ObservedTurn } from "./observed.ts"
import { recipes } from "./recipes.ts"
import { inLedger } from "./verdicts.ts"
import type { Verdicts } from "./verdicts.ts"

/** Where the page stands. */
export const pagePath = "docs/reference/real-agents.mdx"

const head = `---
title: "Real agents"
description: "What coding agents did when they were driven against a local model: what they ask, what they offer, and what they say when their model fails."
---

{/* Written by \`pnpm agents:page\` from the files observed, conformance, conformance-ledger and inspected in test/real/agents. Do not edit. */}

These agents were installed from npm at exact versions and driven over ACP, each against [a model server on the same
machine](/guides/local-models) that answers by script. No key was involved, and whatever they sought on the network met a
closed door. \`pnpm test:real\` does it again and fails when one of them behaves otherwise.
`

const asking = `
## How they ask their models

_Turns_ are requests that offer tools; the others an agent makes on its own behalf, for titles and the like, and often of
other models. Those are told apart, so that a title that was written does not count for a turn that was not.
`

const failing = `
## What they say when the model fails

Each cell has what came back for the prompt, and what the driver makes of it with the record of the calls that were served.
Where an agent says \`end_turn\` although its model never answered, only that record tells.
`

const rest = `
## Turns, tools and endings

The tool is whichever the agent offers for commands; it was allowed once where the agent asked. A cancel must have settled
within two seconds, and closed the request to the model. No process was left behind by any of them.
`

const judging = `
## What the rules of conformance make of them

Each was tried as [\`checkfu harness test\`](/guides/test-your-harness) tries a harness, by every [rule](/reference/conformance).
_Passed_ counts the rules that demand something and hold; what was not elicited is no failure. Each failure is explained
below. Advice fails nothing.
`

const inspecting = `
## What inspect says of them

The same agents under [\`checkfu inspect\`](/guides/inspect-an-agent), without what is measured and without the words of their
errors. Their \`_meta\` keys and methods bear the names of the [observed contracts](/reference/observed). Where a cell holds
other than what was noted when an agent was first tried by hand, \`inspected.json\` says why.
`

/** Everything that is written down of real agents. */
export interface Findings {
  readonly observed: readonly Observed[]
  readonly verdicts: readonly Verdicts[]
  readonly ledger: readonly LedgerEntry[]
  readonly inspected: readonly Inspected[]
}

/** The page on what real agents did. A function of what is written down of them. */
export function page({ observed, verdicts, ledger, inspected }: Findings): string {
  const asks = table(
    ["Agent", "Package", "Dialect", "Told by", "Models of its turns", "On its own behalf", "Also reaches for"],
    observed.map((each) => [
      each.agent,
      code(each.package),
      codes(each.dialects),
      each.pointedBy,
      codes(each.models),
      codes(each.helpers),
      codes(each.reachesFor),
    ]),
  )
  const fails = table(
    ["Agent", "401", "500", "Cut off"],
    observed.flatMap(({ agent, failing: turns }) =>
      turns === null ? [] : [[agent, spoken(turns.denied), spoken(turns.broken), spoken(turns.cut)]],
    ),
  )
  const ends = table(
    ["Agent", "Says that it is", "Offers", "Asks before a command", "Command ran", "Cancelled", "Hung up"],
    observed.map((each) => [
      each.agent,
      each.introduction === "" ? none : code(each.introduction),
      codes(each.offers),
      word(each.tool.asked),
      each.failing === null ? none : word(each.tool.ran),
      code(each.cancelled.says),
      each.failing === null ? none : word(each.cancelled.hungUp),
    ]),
  )
  const own = (agent: string): readonly LedgerEntry[] => {
    const names = recipes.filter(({ name }) => name === agent).map(inLedger)
    return ledger.filter((entry) =>
      names.some(({ agent: name, version }) => entry.agent === name && entry.version === version),
    )
  }
  const judges = table(
    ["Agent", "Passed", "Failed", "Advice"],
    verdicts.map(({ agent, passed, advised }) => [
      agent,
      String(passed.length),
      ruleLinks(own(agent).map(({ rule }) => rule)),
      ruleLinks(advised),
    ]),
  )
  const why = verdicts.flatMap(({ agent }) =>
    own(agent).map(
      ({ rule, why: words, sometimes }) =>
        `- ${agent}, ${ruleLink(rule)}: ${words}${sometimes === undefined ? "" : ` Not in every run: ${sometimes}`}\n`,
    ),
  )
  const reports = inspected.map(({ agent, seen }) => ({ name: agent, sections: sectionsOf(seen) }))
  return `${head}${asking}\n${asks}${failing}\n${fails}${rest}\n${ends}${judging}\n${judges}\n${why.join("")}${inspecting}\n${markdown(reports, 3)}`
}

const none = "—"

function code(text: string): string {
  return `\`${text.replaceAll("|", "\\|")}\``
}

function codes(texts: readonly string[]): string {
  return texts.length === 0 ? none : texts.map(code).join(" ")
}

function ruleLink(rule: string): string {
  return `[${rule}](${rulePage}#${rule})`
}

function ruleLinks(rules: readonly string[]): string {
  return rules.length === 0 ? none : rules.map(ruleLink).join(" ")
}

function word(holds: boolean): string {
  return holds ? "yes" : "no"
}

function spoken({ says, outcome }: ObservedTurn): string {
  return `${code(says)}, _${outcome.replaceAll("_", " ")}_`
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |\n`
  return [heads, heads.map(() => "-"), ...rows].map(line).join("")
}
