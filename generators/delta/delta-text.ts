import { createColors } from "picocolors"
import type { Change, Direction } from "../../model/change.ts"
import { factOf, segmentsOf } from "../../model/fact.ts"
import type { FactId, FactValue } from "../../model/fact.ts"
import { shownValue } from "../review/shown.ts"
import { refusedText, wireText } from "../review/wire-text.ts"
import { visible } from "../report/visible.ts"
import { padded, widthOf } from "../report/width.ts"
import type { Consequence, Delta } from "./delta.ts"
import type { Moved } from "./moved.ts"

type Colors = ReturnType<typeof createColors>

const mostChanges = 30
const mostMoves = 20

/** A delta in a few lines: each change, the cells that it moves, and what it does to authority. At most some hundred lines, however much changed. */
export function deltaText(
  delta: Delta,
  { color = false, most = mostChanges }: { readonly color?: boolean; readonly most?: number } = {},
): string {
  const colors = createColors(color)
  if (delta.first) return `First generation: ${counted(delta.facts, "fact")}, ${counted(delta.tables, "table")}.\n`
  const lines: string[] = []
  const label = labels(delta.changes)
  for (const consequence of delta.changes.slice(0, most)) lines.push(...consequenceLines(consequence, label, colors))
  const rest = delta.changes.slice(most)
  if (rest.length > 0) lines.push(restLine(rest))
  if (delta.acp !== null)
    lines.push(`pinned protocol schema  ${delta.acp.before.slice(0, 12)} → ${delta.acp.after.slice(0, 12)}`)
  if (delta.unexplained.length > 0)
    lines.push(
      `${delta.changes.length === 0 ? "the same facts" : "facts that did not change"} give another answer`,
      ...movedLines(delta.unexplained, colors),
    )
  if (lines.length === 0) lines.push("No fact changed.")
  if (delta.touched !== null && delta.touched.length > 0)
    lines.push(`  ${delta.touched.map(({ sort, count }) => `${sort} ${count}`).join(", ")}`)
  return `${lines.join("\n")}\n`
}

function consequenceLines(
  { change, authority, wire, refused, record, moved }: Consequence,
  label: (change: Change) => string,
  colors: Colors,
): readonly string[] {
  const said = authorityLine(authority, record)
  const lines = [`${colors.bold(label(change))}  ${changeText(change)}`, ...movedLines(moved, colors)]
  if (said !== null) lines.push(`  ${authority === "widens" && record === null ? colors.yellow(said) : said}`)
  const carried = wireText(wire)
  if (carried !== null) lines.push(`  ${carried}`, ...refused.map((each) => `    ${visible(refusedText(each))}`))
  return lines
}

function authorityLine(authority: Direction, record: FactId | null): string | null {
  switch (authority) {
    case "widens":
      return record === null ? "authority widens: write a decision record" : `authority widens, as ${record} records`
    case "narrows":
      return "authority narrows"
    case "incomparable":
      return "authority changes in a way that no order settles: let a reviewer judge"
    case "same":
      return null
    default:
      return authority satisfies never
  }
}

/** The same in a word or two. */
export function authorityWord(authority: Direction, record: FactId | null): string {
  switch (authority) {
    case "widens":
      return record === null ? "widens, unrecorded" : `widens, ${record}`
    case "narrows":
      return "narrows"
    case "incomparable":
      return "undecided"
    case "same":
      return ""
    default:
      return authority satisfies never
  }
}

/** The fact's name where it is the only changed one of that name, else its id; then the member, without the element that came or went. */
export function labels(changes: readonly Consequence[]): (change: Change) => string {
  const byName = new Map<string, FactId>()
  const shared = new Set<string>()
  for (const { change } of changes) {
    const id = factOf(change.at)
    const name = lastOf(id)
    if ((byName.get(name) ?? id) !== id) shared.add(name)
    byName.set(name, id)
  }
  return (change) => {
    const id = factOf(change.at)
    const segments = segmentsOf(change.at)
    if (segments.length === 0) return id
    const name = shared.has(lastOf(id)) ? id : lastOf(id)
    return visible([name, ...(elementary(change) ? segments.slice(0, -1) : segments)].join("."))
  }
}

function lastOf(id: FactId): string {
  return id.slice(id.lastIndexOf("/") + 1)
}

function elementary({ before, after }: Change): boolean {
  return before === undefined || after === undefined
}

/** What happened at the place that its label names: `a → b`, `+ element`, `- element`, `added`, `removed`. */
export function changeText(change: Change): string {
  const { at, before, after } = change
  const key = segmentsOf(at).at(-1)
  if (before !== undefined && after !== undefined) return `${shownValue(before)} → ${shownValue(after)}`
  const sign = before === undefined ? "+" : "-"
  if (key === undefined) return before === undefined ? "added" : "removed"
  const value = (before ?? after) as FactValue
  const text =
    value !== null && typeof value === "object" ? key : String(value) === key ? key : `${key}=${shownValue(value)}`
  return `${sign} ${visible(text)}`
}

function movedLines(moved: readonly Moved[], colors: Colors): readonly string[] {
  const shownMoves = moved.slice(0, mostMoves)
  const tableWidth = Math.max(0, ...shownMoves.map(({ name }) => widthOf(name)))
  const pairs = shownMoves.map((each) => (each.what === "cell" ? visible(`${each.row} × ${each.column}`) : ""))
  const pairWidth = Math.max(0, ...pairs.map(widthOf))
  const lines = shownMoves.map((each, index) => {
    const head = `  ${padded(each.name, tableWidth)}  `
    if (each.what === "cell")
      return `${head}${padded(pairs[index] as string, pairWidth)}   ${visible(each.before)} → ${colors.bold(visible(each.after))}`
    const sign = each.now === "added" ? "+" : "-"
    const part = each.what === "table" ? "table" : each.what === "row" ? `row ${each.row}` : `column ${each.column}`
    return `${head}${sign} ${visible(part)}`
  })
  const rest = moved.slice(mostMoves)
  if (rest.length === 0) return lines
  const cells = rest.every(({ what }) => what === "cell")
  return [
    ...lines,
    `  and ${rest.length} more ${cells ? (rest.length === 1 ? "cell" : "cells") : "rows, columns and cells"}`,
  ]
}

function restLine(rest: readonly Consequence[]): string {
  const moved = rest.reduce((sum, consequence) => sum + consequence.moved.length, 0)
  const widening = rest.filter(({ authority, record }) => authority === "widens" && record === null).length
  const cells = moved === 0 ? "" : ` that move ${counted(moved, "cell")}`
  const authority = widening === 0 ? "" : `; authority widens by ${widening} of them: write decision records`
  return `and ${counted(rest.length, "more change")}${cells}${authority}`
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`
}
