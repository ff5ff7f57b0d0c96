import type { Report } from "../../runtime/inspect/index.ts"
import { oneLine } from "../../runtime/worker/routing/terminal-text.ts"
import { sectionsOf } from "./sections.ts"
import type { Row } from "./sections.ts"

const width = 80
const bold = "\u001B[1m"
const plain = "\u001B[22m"

/** A report for a terminal of eighty columns. Nothing of the agent's can move the cursor or change a colour. */
export function text(report: Report, color: boolean): string {
  const head = (words: string): string => (color ? `${bold}${words}${plain}` : words)
  const told = sectionsOf(report).filter(({ rows }) => rows.some(([, cell]) => cell.length > 0))
  const sections = told.map(({ title, rows }) => [head(title), ...rows.flatMap(rowLines)].join("\n"))
  return `${[`Seen of ${oneLine(report.command.join(" "))}`, ...sections, ...notices(report)].join("\n\n")}\n`
}

/** What whoever reads the report should know before they believe it. */
function notices({ troubles, model, turns }: Report): readonly string[] {
  const untried = troubles.map(
    ({ probe, stage, what }) => `Could not be tried: ${probe}. ${oneLine(stage)}: ${oneLine(what)}`,
  )
  const unasked =
    model.requests.length === 0 && turns.plain !== null
      ? ["No request reached the model server. An agent that asks a model is told of it by --env, --file or --ask."]
      : []
  return [...untried, ...unasked].map((words) => wrapped([words], "", "").join("\n"))
}

const labelWidth = 22
const indent = "  "

function rowLines([label, cell, shown]: Row): readonly string[] {
  const words = cell.map((item) => item.replaceAll("`", ""))
  const first = `${indent}${label.replaceAll("`", "").padEnd(labelWidth)}${indent}`
  const rest = " ".repeat(first.length)
  if (words.length === 0) return [`${first}-`]
  if (shown === "lines")
    return words.flatMap((item, at) => wrapped([item], at === 0 ? first : rest, `${rest}${indent}`))
  return wrapped(
    words.map((item, at) => (at < words.length - 1 ? `${item},` : item)),
    first,
    rest,
  )
}

/** Items one after the other, with a new line before each word that would stand beyond the last column. */
function wrapped(items: readonly string[], first: string, rest: string): readonly string[] {
  const lines: string[] = []
  let line = first
  let isEmpty = true
  for (const word of items.flatMap((item) => item.split(" "))) {
    for (const part of parts(word, width - rest.length)) {
      if (!isEmpty && line.length + 1 + part.length > width) {
        lines.push(line)
        line = rest
        isEmpty = true
      }
      line += isEmpty ? part : ` ${part}`
      isEmpty = false
    }
  }
  return [...lines, line]
}

/** A word in parts that fit into a line. */
function parts(word: string, most: number): readonly string[] {
  return word.length <= most ? [word] : [word.slice(0, most), ...parts(word.slice(most), most)]
}
