import type { Location } from "../../model/finding.ts"
import { visible } from "../report/visible.ts"
import { padded, widthOf } from "../report/width.ts"
import type { CellExplanation, Explainable, ExplainedReason, NotExplained } from "./explain.ts"

const mostTurns = 6
const mostNames = 40
const leastSays = 24
const leastValue = 20
const gap = "    "

/** An explanation as a short proof: a line for each reason with where it stands, and last what would turn the answer. */
export function explanationText(explanation: CellExplanation): string {
  const [row, column, text] = [explanation.row, explanation.column, explanation.text].map(visible)
  const reasons = explanation.reasons.map((reason) => ({
    ...reason,
    says: visible(reason.says),
    value: visible(reason.value),
  }))
  const table = explanation.table.slice(explanation.table.indexOf("/") + 1)
  const says = Math.max(leastSays, ...reasons.map((reason) => widthOf(reason.says)))
  const values = Math.max(leastValue, ...reasons.map((reason) => widthOf(reason.value)))
  const lines = reasons.map((reason) =>
    `  ${padded(reason.says, says)}${gap}${padded(reason.value, values)}${gap}${placeOf(reason)}`.trimEnd(),
  )
  return [`${table}  ${row} × ${column}  =  ${text}`, ...lines, `  ${turnText(explanation.turns)}`, ""].join("\n")
}

/** A question that names nothing, with what was perhaps meant and what there is. */
export function notExplainedText({ what, near, known }: NotExplained): string {
  const meant = near.length === 0 ? [] : [`  Did you mean ${listed(near, "or")}?`]
  const rest = known.length > mostNames ? [`  and ${known.length - mostNames} more`] : []
  return [
    visible(what),
    ...meant,
    ...(known.length === 0 ? ["  There is none."] : known.slice(0, mostNames).map((name) => `  ${visible(name)}`)),
    ...rest,
    "",
  ].join("\n")
}

/** Everything that can be asked about, tables first. */
export function explainableText({ tables, facts }: Explainable): string {
  const tableWidth = Math.max(0, ...tables.map(({ table }) => widthOf(table)))
  const factWidth = Math.max(0, ...facts.map(({ fact }) => widthOf(fact)))
  return [
    "Tables",
    ...tables.map(
      ({ table, title, rows, columns }) => `  ${padded(table, tableWidth)}  ${visible(title)} (${rows} × ${columns})`,
    ),
    "Facts",
    ...facts.map(({ fact, at }) => `  ${padded(fact, factWidth)}  ${lineOf(at)}`.trimEnd()),
    "",
  ].join("\n")
}

/** Where a reason stands: a fact's file and line, or the module of a law. Empty where a fact's place is unknown. */
export function placeOf(reason: ExplainedReason): string {
  return "law" in reason ? reason.law : lineOf(reason.at)
}

function lineOf(at: Location | null): string {
  if (at === null) return ""
  return `${at.file}:${at.line}${at.of === undefined ? "" : `  of ${at.of}`}`
}

/** What would turn an answer: "It would be X if …, or …. It would be Y if …." */
export function turnText(turns: CellExplanation["turns"]): string {
  if (turns.length === 0) return "No single change would turn it."
  const byText = new Map<string, string[]>()
  for (const { becomes, says } of turns.slice(0, mostTurns)) {
    const ways = byText.get(becomes)
    if (ways === undefined) byText.set(becomes, [says])
    else ways.push(says)
  }
  const sentences = [...byText].map(
    ([becomes, ways]) => `It would be ${visible(becomes)} if ${visible(ways.join(", or "))}.`,
  )
  const more = turns.length - mostTurns
  return [...sentences, ...(more > 0 ? [`There ${more === 1 ? "is 1 more way" : `are ${more} more ways`}.`] : [])].join(
    " ",
  )
}

function listed(names: readonly string[], word: string): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${word} ${names.at(-1)}`
}
