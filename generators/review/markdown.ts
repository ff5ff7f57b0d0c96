import type { Finding } from "../../model/finding.ts"
import { authorityWord, changeText, labels } from "../delta/delta-text.ts"
import type { Consequence } from "../delta/delta.ts"
import type { Moved } from "../delta/moved.ts"
import { code, tableText, text } from "../text/markdown.ts"
import type { Phrase } from "../text/markdown.ts"
import { visible } from "../report/visible.ts"
import { codeSpan } from "./code-span.ts"
import { counted, countsOf, countsText } from "./counts.ts"
import type { Review } from "./review.ts"
import { cut } from "./shown.ts"
import { refusedText } from "./wire-text.ts"

/** The first line, by which the comment of an earlier run is found and replaced. */
export const reviewMark = "<!-- catalog review -->"

const most = { findings: 20, changes: 60, cells: 60, examples: 20, cell: 120, sentence: 600 } as const

/** The longest that it gets, in UTF-16 units: a comment on GitHub holds 65,536. */
export const longestReview = 60_000

/** A review as a comment on a pull request: what is refused, one line a change, and the cells behind a fold. */
export function reviewMarkdown({ against, delta, findings }: Review): string {
  const head = `${reviewMark}\n### Catalog: ${delta.first ? "everything is new" : countsText(countsOf(delta))}\n`
  const compared = `Compared with ${plain(against)}.\n`
  const moved = [...delta.changes.flatMap((each) => each.moved), ...delta.unexplained]
  const parts = [
    head,
    compared,
    findingList(findings),
    changeTable(delta.changes),
    folded(`${counted(moved.length, "cell, row or column", "cells, rows and columns")} moved`, cellTable(moved)),
    folded("Who refuses whom", exampleList(delta.changes)),
  ].filter((part) => part !== "")
  let said = ""
  for (const part of parts)
    if (said.length + part.length + 1 <= longestReview) said += `${said === "" ? "" : "\n"}${part}`
  return said
}

function findingList(findings: readonly Finding[]): string {
  if (findings.length === 0) return "Nothing in it is refused.\n"
  const lines = findings.slice(0, most.findings).map(({ code: name, what, fix, at }) => {
    const place = at === null ? "" : ` ${codeSpan(`${at.file}:${at.line}`)}`
    return `- **${plain(name)}**${place}: ${plain(what)} _Fix:_ ${plain(fix)}.`
  })
  return `**Refused:**\n\n${listed(lines, findings.length)}`
}

function changeTable(changes: readonly Consequence[]): string {
  if (changes.length === 0) return ""
  const label = labels(changes)
  const rows = changes
    .slice(0, most.changes)
    .map(({ change, authority, wire, record, moved }): readonly Phrase[] => [
      [code(cut(label(change), most.cell))],
      [code(cut(changeText(change), most.cell))],
      authorityWord(authority, record),
      wire === "same" ? "" : wire,
      moved.length === 0 ? "" : String(moved.length),
    ])
  const table = tableText(["Fact", "Change", "Authority", "Wire", "Cells"], rows)
  return `${table}\n${restOf(changes.length, most.changes, "change")}`
}

function cellTable(moved: readonly Moved[]): string {
  if (moved.length === 0) return ""
  const shown = (value: string): Phrase => (value === "" ? "" : [code(cut(visible(value), most.cell))])
  const rows = moved.slice(0, most.cells).map((each): readonly Phrase[] => {
    switch (each.what) {
      case "cell":
        return [shown(each.table), shown(each.row), shown(each.column), shown(each.before), shown(each.after)]
      case "row":
        return [shown(each.table), shown(each.row), "", ...comesOrGoes(each.now)]
      case "column":
        return [shown(each.table), "", shown(each.column), ...comesOrGoes(each.now)]
      case "table":
        return [shown(each.table), "", "", ...comesOrGoes(each.now)]
      default:
        return each satisfies never
    }
  })
  const table = tableText(["Table", "Row", "Column", "Before", "After"], rows)
  return `${table}\n${restOf(moved.length, most.cells, "cell")}`
}

function comesOrGoes(now: "added" | "removed"): readonly [string, string] {
  return now === "added" ? ["", "new"] : ["gone", ""]
}

function exampleList(changes: readonly Consequence[]): string {
  const said = changes.flatMap(({ change, refused }) => refused.map((each) => `${change.at}: ${refusedText(each)}`))
  return said.length === 0
    ? ""
    : listed(
        said.slice(0, most.examples).map((line) => `- ${codeSpan(line)}`),
        said.length,
      )
}

function listed(lines: readonly string[], count: number): string {
  return `${lines.join("\n")}\n${restOf(count, lines.length, "line")}`
}

function restOf(count: number, shown: number, noun: string): string {
  return count > shown ? `\nand ${counted(count - shown, `more ${noun}`)}\n` : ""
}

function folded(summary: string, inside: string): string {
  return inside === "" ? "" : `<details>\n<summary>${summary}</summary>\n\n${inside}\n</details>\n`
}

/** Words in which nothing is syntax, and nobody is called. */
function plain(words: string): string {
  const node = text(cut(visible(words), most.sentence))
  const escaped = node.type === "text" ? node.value : ""
  return escaped.replaceAll(/[\\`*_{}[\]<>#|~&]/g, "\\$&").replaceAll("@", "&#64;")
}
