import type { Revision } from "../../model/entries.ts"
import type { Axis, Declaration, Dialect, Driver } from "../../model/entries.ts"
import type { Fact, FactId } from "../../model/fact.ts"
import type { ContractHead } from "../../model/slot.ts"
import { pathOf, reference, Unreadable } from "./reader.ts"
import type { Place } from "./reader.ts"

/** Follows references to what was read already, by the kind that is meant. */
export interface Linker {
  readonly axis: (place: Place) => Axis
  readonly dialect: (place: Place) => Dialect
  readonly revision: (place: Place) => Revision
  readonly driver: (place: Place) => Driver
  readonly declaration: (place: Place) => Declaration
  readonly contract: (place: Place) => ContractHead
  /** A fact as plain data. */
  readonly fact: (id: FactId) => Fact | undefined
}

/** Looks one kind's references up; a reference to nothing, or to another kind, refuses the fact that holds it. */
export function lookup<T>(kind: string, read: ReadonlyMap<string, T>): (place: Place) => T {
  return (place) => {
    const id: FactId = reference(place)
    const found = read.get(id)
    if (found !== undefined) return found
    const isKind = id.startsWith(`${kind}/`)
    throw new Unreadable({
      code: "fact/unknown-reference",
      at: pathOf(place),
      what: isKind
        ? `${place.fact.id} refers to ${id}, which the catalog does not have or cannot read.`
        : `${place.fact.id} refers to ${id} where a ${kind} belongs.`,
      fix: isKind ? `export ${id} from a module of the catalog` : `name a ${kind}`,
    })
  }
}
