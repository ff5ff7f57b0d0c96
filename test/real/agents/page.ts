import type { Observed, ObservedTurn } from "./observed.ts"

/** Where the page stands. */
export const pagePath = "docs/reference/real-agents.mdx"

const head = `---
title: "Real agents"
description: "What coding agents did when they were driven against a local model: what they ask, what they offer, and what they say when their model fails."
---

{/* Written by \`pnpm agents:page\` from test/real/agents/observed.json. Do not edit. */}

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

/** The page on what real agents did. A function of what was observed. */
export function page(observed: readonly Observed[]): string {
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
  return `${head}${asking}\n${asks}${failing}\n${fails}${rest}\n${ends}`
}

const none = "—"

function code(text: string): string {
  return `\`${text.replaceAll("|", "\\|")}\``
}

function codes(texts: readonly string[]): string {
  return texts.length === 0 ? none : texts.map(code).join(" ")
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
