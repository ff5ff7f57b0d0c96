import { shared } from "../../catalog/kinds/kind.ts"
import type { Events, Kind, Meaning } from "../../catalog/kinds/kind.ts"
import type { Change } from "../../model/change.ts"
import { factOf, keyOf, segmentsOf } from "../../model/fact.ts"
import type { FactId, FactValue } from "../../model/fact.ts"

/** What happened at a place, `reordered` for a list of the same elements. */
export type Event = keyof Events<unknown> | "reordered"

/** A change with what its kind says of its place. */
export interface Meant {
  readonly change: Change
  readonly fact: FactId
  /** The member of the fact that it is in; null: the whole fact. */
  readonly member: string | null
  /** The place below the member. */
  readonly deeper: readonly string[]
  readonly event: Event
  /** Null where nobody declared what a change there means: a catalog of another age, or of another tool. */
  readonly meaning: Meaning | null
}

/** Finds for each change what the kinds say of it. */
export function meant(kinds: readonly Kind[]): (change: Change) => Meant {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]))
  return (change) => {
    const fact = factOf(change.at)
    const kind = byName.get(fact.slice(0, fact.indexOf("/")))
    const [member = null, ...deeper] = segmentsOf(change.at)
    const meaning = kind === undefined ? null : member === null ? kind.whole : meaningOf(kind, member)
    return { change, fact, member, deeper, event: eventOf(change, member, deeper.length, meaning), meaning }
  }
}

/** The law for what happened; a new order counts as a change where any change means the same, else for nothing: null. */
export function lawFor<L>(laws: Events<L>, event: Event): L | null {
  if (event !== "reordered") return laws[event]
  return laws.added === laws.removed ? laws.changed : null
}

function meaningOf({ meanings }: Kind, member: string): Meaning | null {
  if (Object.hasOwn(meanings, member)) return meanings[member] ?? null
  return Object.hasOwn(shared, member) ? shared[member as keyof typeof shared] : null
}

/** Elements of a member come and go; what happens deeper changes the element. */
function eventOf({ before, after }: Change, member: string | null, depth: number, meaning: Meaning | null): Event {
  if (Array.isArray(before) && Array.isArray(after) && sameElements(before, after)) return "reordered"
  const everything = depth === 0 && member !== null && meaning?.absence === "everything"
  if (depth > 1) return "changed"
  if (isNothing(before)) return everything ? "removed" : "added"
  if (isNothing(after)) return everything ? "added" : "removed"
  return "changed"
}

function isNothing(value: FactValue | undefined): boolean {
  return value === undefined || value === null
}

function sameElements(before: readonly FactValue[], after: readonly FactValue[]): boolean {
  const keys = new Set(before.map(keyOf))
  return before.length === after.length && after.every((element) => keys.has(keyOf(element)))
}
