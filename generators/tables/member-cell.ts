import type { Change } from "../../model/change.ts"
import { factPath, keyOf, valueAt } from "../../model/fact.ts"
import type { Fact, FactBody, FactValue } from "../../model/fact.ts"
import type { Cell } from "../../model/table.ts"
import { changedRow } from "./guard.ts"
import { follow, placeName, placeOf, shown } from "./member-path.ts"
import type { Lookup, Origin, Stop, Trail } from "./member-path.ts"
import { elementName, wordingOf } from "./shown-text.ts"
import type { ShownColumn } from "./shown-text.ts"

type CellTurn = Cell["turns"][number]

/** A row as its cells see it. */
export interface CellRow {
  readonly origin: Origin
  /** Whether the row is still there after a change. */
  readonly keeps: (change: Change) => boolean
}

/** A change before it is known what it does. */
interface Attempt {
  readonly says: string
  readonly change: Change
}

/** How many values of a column are kept for use in other cells. */
const samples = 8
const mostTurns = 2
const freshTexts = 16

/**
 * The cells of a column that shows what stands at paths of its rows, in the order of the rows; `each` is the list whose
 * elements the rows are. Texts of a key column are given no seen value as a turn, for keys are unique. Turns are found where
 * they are asked for.
 */
export function shownCells(
  column: ShownColumn,
  rows: readonly CellRow[],
  each: string | null,
  lookup: Lookup,
  { isKey, turning: isAsked }: { readonly isKey: boolean; readonly turning: boolean },
): readonly Cell[] {
  const { paths, write } = wordingOf(column)
  const trailsOf = (origin: Origin, facts: Lookup): readonly Trail[] => paths.map((path) => follow(origin, path, facts))
  const trails = rows.map(({ origin }) => trailsOf(origin, lookup))
  if (!isAsked) return trails.map((own): Cell => ({ text: write(own, lookup), reasons: reasonsOf(own), turns: [] }))
  const seen = paths.map((path, index) =>
    isKey
      ? new Map<string, readonly Sample[]>()
      : samplesOf(
          trails.map((row) => row[index] as Trail),
          path,
        ),
  )
  return rows.map(({ origin, keeps }, at): Cell => {
    const own = trails[at] as readonly Trail[]
    const text = write(own, lookup)
    const turns: CellTurn[] = []
    const turning = (attempt: Attempt): void => {
      if (turns.length >= mostTurns || !keeps(attempt.change)) return
      const after = changedRow(origin, each, attempt.change, lookup)
      if (after.row === undefined) return
      const becomes = write(trailsOf(after.row, after.lookup), after.lookup)
      if (becomes !== text && !turns.some((turn) => turn.becomes === becomes)) turns.push({ ...attempt, becomes })
    }
    for (const [index, trail] of own.entries())
      for (const attempt of plausible(trail, paths[index] as readonly string[], seen[index] as Seen, lookup))
        turning(attempt)
    for (const [index, trail] of own.entries()) {
      const path = paths[index] as readonly string[]
      for (let count = 1; turns.length === 0 && count <= freshTexts; count += 1)
        turning(fresh(trail, path, count === 1 ? "other" : `other-${count}`))
      if (turns.length === 0) turning(removed(trail, path))
    }
    return { text, reasons: reasonsOf(own), turns }
  })
}

/** The reasons of all paths, each place once. */
function reasonsOf(trails: readonly Trail[]): Cell["reasons"] {
  const places = new Set<string>()
  return trails
    .flatMap(({ reasons }) => reasons)
    .filter(({ from }) => {
      const place = "fact" in from ? from.fact : from.law
      return !places.has(place) && places.add(place)
    })
}

/** A value that another row has at the same place. */
interface Sample {
  readonly fact: Fact
  readonly value: FactValue
}

/** Values seen in the column by the place that holds them, a few each: what a cell could plausibly show instead. */
type Seen = ReadonlyMap<string, readonly Sample[]>

function samplesOf(trails: readonly Trail[], path: readonly string[]): Seen {
  const seen = new Map<string, Map<string, Sample>>()
  const note = (place: string, fact: Fact, value: FactValue): void => {
    const known = seen.get(place) ?? new Map<string, Sample>()
    seen.set(place, known)
    if (known.size >= samples) return
    const text = JSON.stringify(value)
    if (!known.has(text)) known.set(text, { fact, value })
  }
  for (const { stops } of trails) {
    for (const stop of stops) {
      const top = topOf(stop, path)
      if (top !== undefined && top !== null) note(topKey(stop), stop.fact, top)
    }
    const end = stops[stops.length - 1] as Stop
    if (Array.isArray(end.value))
      for (const element of end.value as readonly FactValue[]) note(`${end.from}-${end.to}`, end.fact, element)
  }
  return new Map([...seen].map(([place, known]) => [place, [...known.values()]]))
}

/** What the first segment that a stop reads names, below where its reading begins. */
function topOf({ fact, below, from }: Stop, path: readonly string[]): FactValue | undefined {
  const segment = path[from]
  return segment === undefined ? undefined : valueAt(fact, factPath(fact.id, ...below, segment))
}

function topKey({ from, below }: Stop): string {
  return below.length === 0 ? `${from}` : `${from} below`
}

/** Changes that could turn a cell: what other rows have there; for a list, one element more or less. */
function plausible(trail: Trail, path: readonly string[], seen: Seen, lookup: Lookup): readonly Attempt[] {
  const end = endOf(trail)
  if (Array.isArray(end.value)) return listAttempts(end, end.value as readonly FactValue[], path, seen, lookup)
  const segment = path[end.from]
  if (segment === undefined) return []
  const top = [...end.below, segment]
  const before = topOf(end, path)
  return (seen.get(topKey(end)) ?? []).map(({ fact, value }): Attempt => {
    const words = isPlainObject(value) ? `that of ${placeName(fact, [])}` : shown(value, lookup)
    return { says: `${placeName(end.fact, top)} were ${words}`, change: changeTo(end.fact, top, before, value) }
  })
}

function listAttempts(
  end: Stop,
  list: readonly FactValue[],
  path: readonly string[],
  seen: Seen,
  lookup: Lookup,
): readonly Attempt[] {
  const segments = placeOf(end, path)
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
  const segments = placeOf(end, path)
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

/** Nothing at all, at the place where the path ends. */
function removed(trail: Trail, path: readonly string[]): Attempt {
  const end = endOf(trail)
  const segments = placeOf(end, path)
  const at = factPath(end.fact.id, ...segments)
  return {
    says: `${placeName(end.fact, segments)} were not there`,
    change: end.value === undefined ? { at } : { at, before: end.value },
  }
}

function endOf(trail: Trail): Stop {
  return trail.stops[trail.stops.length - 1] as Stop
}

function changeTo(fact: Fact, segments: readonly string[], before: FactValue | undefined, after: FactValue): Change {
  const at = factPath(fact.id, ...segments)
  return before === undefined ? { at, after } : { at, before, after }
}

function isPlainObject(value: FactValue | undefined): value is FactBody {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !Object.hasOwn(value, "$ref")
}
