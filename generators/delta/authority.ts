import { atMost, strongest } from "../../model/axis.ts"
import type { Catalog } from "../../model/catalog.ts"
import type { Change, Direction } from "../../model/change.ts"
import type { Axis, Harness } from "../../model/entries.ts"
import { factOf, keyOf, segmentsOf } from "../../model/fact.ts"
import type { FactValue } from "../../model/fact.ts"
import { grants } from "../../catalog/kinds/kind.ts"
import type { Kind, Meaning } from "../../catalog/kinds/kind.ts"

/** A catalog as far as the direction of a change depends on it. */
export type AuthorityView = Pick<Catalog, "axes" | "harnesses">

/**
 * Who gains by a change, as the kind of the changed fact says. A whole new fact widens and a whole removed one narrows,
 * if its kind has a say in authority at all and says nothing else of whole facts. Along an axis the axis decides; a ceiling that is not stated stands at the
 * envelope of its driver, and what an envelope does not name is not granted.
 */
export function authorityOf(
  before: AuthorityView,
  after: AuthorityView,
  kinds: readonly Kind[],
): (change: Change) => Direction {
  const kindByName = new Map<string, Kind>(kinds.map((kind) => [kind.name, kind]))
  const axes = new Map<string, Axis>([...before.axes, ...after.axes].map((axis) => [axis.name, axis]))
  const old = new Map<string, Harness>(before.harnesses.map((harness) => [harness.id, harness]))
  const now = new Map<string, Harness>(after.harnesses.map((harness) => [harness.id, harness]))

  return (change) => {
    const id = factOf(change.at)
    const { meanings = {}, whole } = kindByName.get(id.slice(0, id.indexOf("/"))) ?? {}
    const [member, ...deeper] = segmentsOf(change.at)
    if (member === undefined) {
      if (whole === undefined && Object.keys(meanings).length === 0) return "same"
      const event = change.before === undefined ? "added" : change.after === undefined ? "removed" : "changed"
      return directed((whole ?? grants)[event])
    }
    const meaning = Object.hasOwn(meanings, member) ? meanings[member] : undefined
    // Words for people, wherever they stand, move no authority.
    if (meaning === undefined || deeper.at(-1) === "description") return "same"
    const event = eventOf(change, deeper.length)
    if (event === "reordered") return meaning.added === meaning.removed ? directed(meaning.changed) : "same"
    const direction = meaning[event]
    if (direction !== "by_axis") return direction
    const axis = axes.get(deeper.at(-1) ?? "")
    if (axis === undefined || !isValue(change.before) || !isValue(change.after)) return "incomparable"
    const stands = event === "changed" ? noValues : standing
    return compared(axis, change.before ?? stands(old.get(id), axis), change.after ?? stands(now.get(id), axis))
  }
}

/** Null is absence, but for lists: an undeclared list is not an empty one. */
function eventOf({ before, after }: Change, depth: number): keyof Meaning | "reordered" {
  if (Array.isArray(before) && Array.isArray(after) && sameElements(before, after)) return "reordered"
  if (depth > 1 || Array.isArray(before) || Array.isArray(after)) return "changed"
  if (before === undefined || before === null) return "added"
  return after === undefined || after === null ? "removed" : "changed"
}

function sameElements(before: readonly FactValue[], after: readonly FactValue[]): boolean {
  const keys = new Set(before.map(keyOf))
  return before.length === after.length && after.every((element) => keys.has(keyOf(element)))
}

function directed(direction: Direction | "by_axis"): Direction {
  return direction === "by_axis" ? "incomparable" : direction
}

/** What a harness has where it states nothing: the strongest that its driver grants. */
function standing(harness: Harness | undefined, axis: Axis): string | readonly string[] {
  const granted = (harness?.driver.envelopes ?? []).flatMap((envelope) =>
    Object.hasOwn(envelope.grants, axis.name) ? [envelope.grants[axis.name] as string] : [],
  )
  return strongest(axis, granted)
}

function noValues(): readonly string[] {
  return []
}

function compared(axis: Axis, before: string | readonly string[], after: string | readonly string[]): Direction {
  const old = [before].flat()
  const now = [after].flat()
  const rises = old.every((left) => now.some((right) => atMost(axis, left, right)))
  const falls = now.every((right) => old.some((left) => atMost(axis, right, left)))
  if (rises) return falls ? "same" : "widens"
  return falls ? "narrows" : "incomparable"
}

function isValue(value: FactValue | undefined): value is string | undefined {
  return value === undefined || typeof value === "string"
}
