import { applyChange } from "../../model/change.ts"
import type { Change } from "../../model/change.ts"
import { factPath, keyOf } from "../../model/fact.ts"
import type { Fact, FactBody, FactId, FactValue } from "../../model/fact.ts"
import type { Cell, Column } from "../../model/table.ts"
import { follow, placeName, shown } from "./member-path.ts"
import type { Lookup, Stop, Trail } from "./member-path.ts"

type MemberColumn = Extract<Column, { readonly kind: "member" }>
type CellTurn = Cell["turns"][number]

/** A change before it is known what it does. */
interface Attempt {
  readonly says: string
  readonly change: Change
}

/** What an empty list shows where the column has no word for "". */
const emptyList = "none"
/** How many values of a column are kept for use in other cells. */
const samples = 8
const mostTurns = 2
const freshTexts = 16

/** The cells of a column that shows a member of its rows' facts, in the order of the rows. Texts of a key column are given no seen value as a turn. */
export function memberCells(
  column: MemberColumn,
  rows: readonly Fact[],
  lookup: Lookup,
  isKey: boolean,
): readonly Cell[] {
  const path = column.member.split(".")
  const trails = rows.map((fact) => follow(fact, path, lookup))
  const seen = isKey ? new Map<string, readonly Sample[]>() : samplesOf(trails, path)
  return trails.map((trail, index): Cell => {
    const row = rows[index] as Fact
    const text = textOf(trail, column, lookup)
    const turns: CellTurn[] = []
    const turning = (attempt: Attempt): void => {
      const becomes = textAfter(attempt.change, row, path, column, lookup)
      if (becomes !== text && !turns.some((turn) => turn.becomes === becomes)) turns.push({ ...attempt, becomes })
    }
    for (const attempt of plausible(trail, path, seen, lookup)) if (turns.length < mostTurns) turning(attempt)
    for (let count = 1; turns.length === 0 && count <= freshTexts; count += 1)
      turning(fresh(trail, path, count === 1 ? "other" : `other-${count}`))
    return { text, reasons: trail.reasons, turns }
  })
}

function textOf(trail: Trail, column: MemberColumn, lookup: Lookup): string {
  const word = (text: string): string => (Object.hasOwn(column.words, text) ? (column.words[text] as string) : text)
  if (trail.many && trail.leaves.length > 0)
    return trail.leaves.map((leaf) => word(elementName(leaf, lookup))).join(", ")
  if (trail.leaves.length > 0) return trail.leaves.map((leaf) => word(shown(leaf, lookup))).join(", ")
  if (!trail.many) return column.absent
  const none = word("")
  return none === "" ? emptyList : none
}

function textAfter(change: Change, row: Fact, path: readonly string[], column: MemberColumn, lookup: Lookup): string {
  const id = change.at.split("#", 1)[0]
  const before = row.id === id ? row : lookup(id as FactId)
  const [after] = before === undefined ? [] : applyChange([before], change)
  const changed: Lookup = (each) => (each === id ? after : lookup(each))
  return textOf(follow(row.id === id && after !== undefined ? after : row, path, changed), column, changed)
}

/** A value that another row has at the same place. */
interface Sample {
  readonly fact: Fact
  readonly value: FactValue
}

/** Values seen in the column by the place that holds them, a few each: what a cell could plausibly show instead. */
function samplesOf(trails: readonly Trail[], path: readonly string[]): ReadonlyMap<string, readonly Sample[]> {
  const seen = new Map<string, Map<string, Sample>>()
  const note = (place: string, fact: Fact, value: FactValue): void => {
    const known = seen.get(place) ?? new Map<string, Sample>()
    seen.set(place, known)
    if (known.size >= samples) return
    const text = JSON.stringify(value)
    if (!known.has(text)) known.set(text, { fact, value })
  }
  for (const { stops } of trails) {
    for (const { fact, from } of stops) {
      const top = topOf(fact, path[from])
      if (top !== undefined && top !== null) note(`${from}`, fact, top)
    }
    const end = stops[stops.length - 1] as Stop
    if (Array.isArray(end.value))
      for (const element of end.value as readonly FactValue[]) note(`${end.from}-${end.to}`, end.fact, element)
  }
  return new Map([...seen].map(([place, known]) => [place, [...known.values()]]))
}

function topOf(fact: Fact, member: string | undefined): FactValue | undefined {
  return member !== undefined && Object.hasOwn(fact.body, member) ? fact.body[member] : undefined
}

/** Changes that could turn a cell: what other rows have there; for a list, one element more or less. */
function plausible(
  trail: Trail,
  path: readonly string[],
  seen: ReadonlyMap<string, readonly Sample[]>,
  lookup: Lookup,
): readonly Attempt[] {
  const end = endOf(trail)
  if (Array.isArray(end.value)) return listAttempts(end, end.value as readonly FactValue[], path, seen, lookup)
  const top = path[end.from] as string
  const before = topOf(end.fact, top)
  return (seen.get(`${end.from}`) ?? []).map(({ fact, value }): Attempt => {
    const words = isPlainObject(value) ? `that of ${placeName(fact, [])}` : shown(value, lookup)
    return { says: `${placeName(end.fact, [top])} were ${words}`, change: changeTo(end.fact, [top], before, value) }
  })
}

function listAttempts(
  end: Stop,
  list: readonly FactValue[],
  path: readonly string[],
  seen: ReadonlyMap<string, readonly Sample[]>,
  lookup: Lookup,
): readonly Attempt[] {
  const segments = path.slice(end.from, end.to)
  const place = placeName(end.fact, segments)
  const held = new Set(list.map(keyOf))
  const gained = seen.get(`${end.from}-${end.to}`)?.find(({ value }) => !held.has(keyOf(value)))
  const lost = list.at(-1)
  const attempts: Attempt[] = []
  if (gained !== undefined) {
    const at = factPath(end.fact.id, ...segments, keyOf(gained.value))
    attempts.push({ says: `${place} had ${elementName(gained.value, lookup)}`, change: { at, after: gained.value } })
  }
  if (lost !== undefined) {
    const at = factPath(end.fact.id, ...segments, keyOf(lost))
    attempts.push({ says: `${place} lacked ${elementName(lost, lookup)}`, change: { at, before: lost } })
  }
  return attempts
}

/** A text that nobody stated, at the place where the path ends or would end. */
function fresh(trail: Trail, path: readonly string[], text: string): Attempt {
  const end = endOf(trail)
  const segments = path.slice(end.from, end.to)
  const missing = path.slice(end.to)
  const value = missing.reduceRight<FactValue>((inner, name) => ({ [name]: inner }), text)
  const place = placeName(end.fact, [...segments, ...missing])
  if (!Array.isArray(end.value))
    return { says: `${place} were ${text}`, change: changeTo(end.fact, segments, end.value, value) }
  return {
    says: `${place} had ${text}`,
    change: { at: factPath(end.fact.id, ...segments, keyOf(value)), after: value },
  }
}

function endOf(trail: Trail): Stop {
  return trail.stops[trail.stops.length - 1] as Stop
}

function changeTo(fact: Fact, segments: readonly string[], before: FactValue | undefined, after: FactValue): Change {
  const at = factPath(fact.id, ...segments)
  return before === undefined ? { at, after } : { at, before, after }
}

function elementName(element: FactValue, lookup: Lookup): string {
  return isPlainObject(element) || Array.isArray(element) ? keyOf(element) : shown(element, lookup)
}

function isPlainObject(value: FactValue | undefined): value is FactBody {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !Object.hasOwn(value, "$ref")
}
