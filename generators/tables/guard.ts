import { applyChange } from "../../model/change.ts"
import type { Change } from "../../model/change.ts"
import { factOf, segmentsOf } from "../../model/fact.ts"
import type { FactId } from "../../model/fact.ts"
import { meets } from "../../model/select.ts"
import type { Condition } from "../../model/table.ts"
import { follow, originsOf, placeOf } from "./member-path.ts"
import type { Lookup, Origin } from "./member-path.ts"

/** Whether a row begins at something that satisfies all conditions. */
export function satisfies(origin: Origin, conditions: readonly Condition[], lookup: Lookup): boolean {
  return conditions.every((condition) => {
    const { leaves, many } = follow(origin, condition.member.split("."), lookup)
    return meets(condition, { values: leaves, many })
  })
}

/**
 * Tells whether a row is still there after a change: its conditions hold, and its element has not gone. Cheap where the
 * change touches nothing on which the row depends.
 */
export function keeperOf(
  origin: Origin,
  conditions: readonly Condition[],
  each: string | null,
  lookup: Lookup,
): (change: Change) => boolean {
  if (conditions.length === 0 && each === null) return () => true
  const watched = new Set<string>(each === null ? [] : [placeKey(origin.fact.id, each.split(".")[0])])
  for (const { member } of conditions) {
    const path = member.split(".")
    for (const stop of follow(origin, path, lookup).stops)
      watched.add(placeKey(stop.fact.id, placeOf(stop, path)[0] ?? path[stop.from]))
  }
  return (change) => {
    const id = factOf(change.at)
    const [top] = segmentsOf(change.at)
    if (top !== undefined && !watched.has(placeKey(id, top))) return true
    const { row, lookup: now } = changedRow(origin, each, change, lookup)
    return row !== undefined && satisfies(row, conditions, now)
  }
}

/** A row as a change leaves it, `undefined` where its list has another length, and the facts as the change leaves them. */
export function changedRow(
  origin: Origin,
  each: string | null,
  change: Change,
  lookup: Lookup,
): { readonly row: Origin | undefined; readonly lookup: Lookup } {
  const id = factOf(change.at)
  const before = origin.fact.id === id ? origin.fact : lookup(id)
  const [after] = before === undefined ? [] : applyChange([before], change)
  const changed: Lookup = (other) => (other === id ? after : lookup(other))
  if (origin.fact.id !== id || after === undefined) return { row: origin, lookup: changed }
  if (origin.element === null) return { row: { fact: after, element: null }, lookup: changed }
  const old = originsOf(origin.fact, each)
  const now = originsOf(after, each)
  const index = old.findIndex(({ element }) => element?.value === origin.element?.value)
  return { row: old.length === now.length ? now[index] : undefined, lookup: changed }
}

function placeKey(id: FactId, member: string | undefined): string {
  return `${id}#${member ?? ""}`
}
