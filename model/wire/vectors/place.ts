import type { FactValue } from "../../fact.ts"
import type { WireType } from "../../wire-type.ts"
import { jsonOf, pointerTo } from "./vector.ts"

/** A node of a payload, reached through a value that holds nothing but what must be there. */
export interface Place {
  readonly type: WireType
  /** Its pointer with the variants of unions in it: another one for every node. */
  readonly label: string
  readonly pointer: string
  readonly above: Place | null
  /** What holds a value of this place, inside the place above. */
  readonly hold: (inner: FactValue) => FactValue
  /** Whether null is taken here by a node around it. */
  readonly nullable: boolean
  /** References followed on the way. */
  readonly references: number
}

/** The whole of a payload. */
export function rootPlace(type: WireType): Place {
  return { type, label: "", pointer: "", above: null, hold: (inner) => inner, nullable: false, references: 0 }
}

/** A place inside another. */
export function inside(
  place: Place,
  segment: string | number,
  type: WireType,
  hold: Place["hold"],
  variant = "",
): Place {
  return {
    type,
    label: `${place.label}${variant}${pointerTo("", segment)}`,
    pointer: pointerTo(place.pointer, segment),
    above: place,
    hold,
    nullable: false,
    references: place.references,
  }
}

/** The whole value that has an inner one at a place; with `from`, no more of it than what stands there. */
export function wholeOf(place: Place, inner: FactValue, from: Place | null = null): FactValue {
  let value = inner
  for (let at: Place | null = place; at !== null && at !== from; at = at.above) value = at.hold(value)
  return value
}

/** The same place, seen as what stands behind a reference or under a nullable node. */
export function throughTo(place: Place, type: WireType): Place {
  return { ...place, type, above: place, hold: (inner) => inner }
}

/** Whether a place is on the way from the whole to another. */
export function isAround(outer: Place, place: Place): boolean {
  for (let at: Place | null = place; at !== null; at = at.above) if (at === outer) return true
  return false
}

/** The JSON text of a whole value before and after what stands at a place. Only where what is held changes nothing around it. */
export function frameOf(place: Place): readonly [before: string, after: string] {
  const [before = "", after = ""] = jsonOf(wholeOf(place, here)).split(hereJson)
  return [before, after]
}

/** No name, sample or literal of a catalog holds it. */
const here = "\u0000here"
const hereJson = jsonOf(here)
