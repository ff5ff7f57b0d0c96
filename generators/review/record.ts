import type { Catalog } from "../../model/catalog.ts"
import { factOf, segmentsOf, factPath } from "../../model/fact.ts"
import type { FactPath } from "../../model/fact.ts"
import { changeText, labels } from "../delta/delta-text.ts"
import type { Consequence } from "../delta/delta.ts"
import type { Moved } from "../delta/moved.ts"
import { visible } from "../report/visible.ts"
import { codeSpan } from "./code-span.ts"
import type { Review } from "./review.ts"
import { cut, shownValue } from "./shown.ts"

/** What a decision record can say by itself: what changes, and names under which two tests could show it. */
export interface RecordDraft {
  readonly title: string
  /** The record's name without its number. */
  readonly name: string
  readonly facts: readonly FactPath[]
  readonly gone: readonly FactPath[]
  readonly before: string
  readonly after: string
  /** Markdown, ending in an empty line. */
  readonly changes: string
}

/** Codes of findings that a record cures. */
const cured: ReadonlySet<string> = new Set(["authority/unrecorded", "authority/undecided", "wire/unrecorded"])

const mostCells = 20

/**
 * The changes that need a record, or those that are named: by place, by fact, by a place around them, or by the label
 * under which a delta shows them. A name that means no change is given back.
 */
export function toRecord(
  { delta: { changes }, findings }: Pick<Review, "delta" | "findings">,
  names: readonly string[],
): {
  readonly chosen: readonly Consequence[]
  readonly unknown: readonly string[]
  readonly labels: readonly string[]
} {
  const label = labels(changes)
  const open = new Set(findings.flatMap(({ code, facts }) => (cured.has(code) ? facts : [])))
  const isNamed = ({ change }: Consequence, name: string): boolean =>
    [change.at, factOf(change.at), label(change)].includes(name) || change.at.startsWith(`${name}/`)
  const chosen = changes.filter((each) =>
    names.length === 0 ? open.has(each.change.at) : names.some((name) => isNamed(each, name)),
  )
  const unknown = names.filter((name) => !changes.some((each) => isNamed(each, name)))
  return { chosen, unknown, labels: [...new Set(changes.map(({ change }) => label(change)))] }
}

/** Drafts the record of some changes, of which there is at least one. */
export function draftRecord(chosen: readonly Consequence[], { facts }: Pick<Catalog, "facts">): RecordDraft {
  const label = labels(chosen)
  const known = new Set(facts.map(({ id }) => id))
  const [first] = chosen
  if (first === undefined) throw new Error("no change to record")
  const exists = ({ change }: Consequence): boolean => change.after !== undefined && known.has(factOf(change.at))
  const more = chosen.length === 1 ? "" : `, and ${chosen.length - 1} more`
  const moved = chosen.flatMap((each) => each.moved)
  return {
    title: `${cut(`${label(first.change)}: ${changeText(first.change)}`, 100)}${more}`,
    name: slug(label(first.change)),
    facts: places(chosen.filter(exists)),
    gone: places(chosen.filter((each) => !exists(each))),
    ...scenarios(first, label(first.change), moved),
    changes: [
      "**What changes.**\n",
      ...chosen.map(({ change }) => `- ${codeSpan(label(change))}: ${codeSpan(changeText(change))}`),
      "",
      ...(moved.length === 0 ? [] : ["**What moves in the tables.**\n", ...moved.slice(0, mostCells).map(movedLine)]),
      ...(moved.length > mostCells ? [`- and ${moved.length - mostCells} more`] : []),
      ...(moved.length === 0 ? [] : [""]),
      "",
    ].join("\n"),
  }
}

/** Each place once; of many within one member, the member. */
function places(changes: readonly Consequence[]): readonly FactPath[] {
  const byMember = new Map<FactPath, FactPath[]>()
  for (const { change } of changes) {
    const [member] = segmentsOf(change.at)
    const around = member === undefined ? change.at : factPath(factOf(change.at), member)
    byMember.set(around, [...(byMember.get(around) ?? []), change.at])
  }
  return [...byMember].flatMap(([around, within]) => (within.length > 3 ? [around] : within))
}

function scenarios(
  { change }: Consequence,
  label: string,
  moved: readonly Moved[],
): Pick<RecordDraft, "before" | "after"> {
  const cells = moved.filter((each) => each.what === "cell")
  // A cell that says something else tells more than one that says more.
  const cell = cells.find((each) => !each.after.includes(each.before)) ?? cells[0]
  if (cell !== undefined) {
    const pair = `${cell.row} × ${cell.column}`
    return { before: `${pair} is ${visible(cell.before)}`, after: `${pair} is ${visible(cell.after)}` }
  }
  const said = changeText(change)
  if (change.before === undefined) return { before: `${label} is without ${said}`, after: `${label} is with ${said}` }
  if (change.after === undefined) return { before: `${label} is with ${said}`, after: `${label} is without ${said}` }
  return { before: `${label} is ${shownValue(change.before)}`, after: `${label} is ${shownValue(change.after)}` }
}

function movedLine(moved: Moved): string {
  switch (moved.what) {
    case "cell":
      return `- ${moved.table}: ${codeSpan(`${moved.row} × ${moved.column}`)}, ${codeSpan(moved.before)} → ${codeSpan(moved.after)}`
    case "row":
      return `- ${moved.table}: row ${codeSpan(moved.row)} ${moved.now}`
    case "column":
      return `- ${moved.table}: column ${codeSpan(moved.column)} ${moved.now}`
    case "table":
      return `- ${moved.table}: table ${moved.now}`
    default:
      return moved satisfies never
  }
}

function slug(label: string): string {
  const words = label.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return words.slice(0, 6).join("-") || "change"
}
