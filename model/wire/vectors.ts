import { accepts } from "../accepts.ts"
import type { FactValue } from "../fact.ts"
import { carrierFault } from "./carrier.ts"
import { fold } from "./fold.ts"
import { sampler } from "./sample.ts"
import type { Payload, WireType } from "../wire-type.ts"
import { valueCase } from "./vectors/case.ts"
import type { Case } from "./vectors/case.ts"
import { fullest } from "./vectors/fullest.ts"
import type { Sample } from "./vectors/holders.ts"
import { carrierVectors, loopVectors } from "./vectors/limits.ts"
import { casesOf } from "./vectors/node-cases.ts"
import { wholeOf } from "./vectors/place.ts"
import type { Place } from "./vectors/place.ts"
import { expanded, pointerTo } from "./vectors/vector.ts"
import type { Vector } from "./vectors/vector.ts"
import { walk } from "./vectors/walk.ts"

export { expanded } from "./vectors/vector.ts"
export type { Build, Vector } from "./vectors/vector.ts"

/**
 * Golden vectors of a payload: for every constraint of every node that a value can reach, values that keep it, and
 * values that break it and nothing else. Definitions are tried once, where they are reached first. `adopted`: its decoder
 * has the limits of a carrier, so what would break those in passing is left out, and vectors of the limits are added.
 *
 * The same for equal payloads, in the order of the payload. Empty for a payload of which no value is found.
 */
export function vectorsOf(payload: Payload, adopted: boolean): readonly Vector[] {
  const sample = sampleOf(payload)
  const smallest = sample(payload.type)
  if (smallest === undefined) return []
  const { places, loops } = walk(payload, sample)
  const all = fullest(payload.type, sample)
  const whole = [
    valueCase("payload", "", "accept", "nothing but what must be there", smallest),
    ...(JSON.stringify(all) === JSON.stringify(smallest)
      ? []
      : [valueCase("payload", "", "accept", "everything that may be there", all)]),
  ]
  const root = places[0] as Place
  const vectors = [
    ...whole.map((each) => vectorAt(root, each)),
    ...places.flatMap((place) => casesOf(place, sample).map((each) => vectorAt(place, each))),
    ...loops.flatMap((loop) => loopVectors(payload, loop)),
  ]
  if (!adopted) return distinct(vectors)
  const within = vectors.filter((vector) => carrierFault(expanded(vector)) === null)
  const itemOf = ({ type }: Place): FactValue | undefined => (type.kind === "list" ? sample(type.item) : undefined)
  return distinct([...within, ...carrierVectors(payload, places, loops, itemOf)])
}

/** Samples that are values of their types: where no text is found for a pattern there is none of anything that needs it. */
function sampleOf(payload: Payload): Sample {
  const { of } = sampler(payload)
  const { definitions } = payload
  let patterned = false
  for (const type of [payload.type, ...definitions.map((definition) => definition.type)])
    fold<void>(type, (part) => {
      patterned ||=
        (part.kind === "text" && part.pattern !== null) || (part.kind === "map" && part.names.pattern !== null)
    })
  if (!patterned) return of
  const known = new Map<WireType, FactValue | undefined>()
  return (type) => {
    if (!known.has(type)) {
      const value = of(type)
      const isOne = value !== undefined && accepts({ type, definitions }, value).length === 0
      known.set(type, isOne ? value : undefined)
    }
    return known.get(type)
  }
}

function vectorAt(place: Place, { says, keyword, demands, below: path, form, judged, decidedBy }: Case): Vector {
  const head = {
    name: `${place.label === "" ? "/" : place.label} ${keyword}: ${says}`,
    pointer: path.reduce(pointerTo, place.pointer),
    constraint: demands === "" ? keyword : `${keyword} ${demands}`,
    decidedBy,
  }
  const verdict =
    judged === "accept" ? ({ verdict: "accept" } as const) : ({ verdict: "reject", kind: judged } as const)
  switch (form.kind) {
    case "value":
      return { ...head, ...verdict, value: wholeOf(place, form.value) }
    case "build":
      return { ...head, ...verdict, value: wholeOf(place, form.value), build: { ...form.build, at: place.pointer } }
    case "written": {
      const text = JSON.stringify(wholeOf(place, writtenHere)).replace(JSON.stringify(writtenHere), form.number)
      return { ...head, ...verdict, text }
    }
    default:
      return form satisfies never
  }
}

/** Stands in a value where a number is written in a way of its own; no name and no sample holds it. */
const writtenHere = "\u0000number"

/** Names given twice, by a member that is called like a place, are told apart. */
function distinct(vectors: readonly Vector[]): readonly Vector[] {
  const taken = new Map<string, number>()
  return vectors.map((vector) => {
    const count = (taken.get(vector.name) ?? 0) + 1
    taken.set(vector.name, count)
    return count === 1 ? vector : { ...vector, name: `${vector.name} (${count})` }
  })
}
