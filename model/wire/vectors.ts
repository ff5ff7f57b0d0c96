import { accepts } from "../accepts.ts"
import type { FactValue } from "../fact.ts"
import { carrierFault } from "./carrier.ts"
import { fold } from "./fold.ts"
import { sampler } from "./sample.ts"
import type { Payload, WireType } from "../wire-type.ts"
import type { Case } from "./vectors/case.ts"
import { fullest } from "./vectors/fullest.ts"
import type { Sample } from "./vectors/holders.ts"
import { carrierVectors, loopVectors } from "./vectors/limits.ts"
import { casesOf } from "./vectors/node-cases.ts"
import { frameOf, wholeOf } from "./vectors/place.ts"
import type { Place } from "./vectors/place.ts"
import { expanded, jsonOf, pointerTo } from "./vectors/vector.ts"
import type { Vector } from "./vectors/vector.ts"
import { walk } from "./vectors/walk.ts"

export { expanded, jsonOf, pointerTo } from "./vectors/vector.ts"
export type { Build, Vector, VectorForm } from "./vectors/vector.ts"

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
  const agreeing = isAgreeing(payload)
  const vectors = [
    ...wholes(payload, sample, smallest),
    ...nodeVectors(places, sample, { agreeing, smallest: jsonOf(smallest) }),
    ...loops.flatMap((loop) => loopVectors(payload, loop)),
  ]
  if (!adopted && !agreeing) return hasTwins(places) ? distinct(vectors) : vectors
  if (!adopted) return distinct(vectors.filter((vector) => isJudged(payload, vector)))
  const within = vectors.filter((vector) => carrierFault(expanded(vector)) === null)
  const itemOf = ({ type }: Place): FactValue | undefined => (type.kind === "list" ? sample(type.item) : undefined)
  return distinct([...within, ...carrierVectors(payload, places, loops, itemOf)])
}

/** The smallest value, which lies on every lower bound at once, and the one with most members. */
function wholes(payload: Payload, sample: Sample, smallest: FactValue): readonly Vector[] {
  const head = { verdict: "accept", pointer: "", constraint: "payload", decidedBy: "schema" } as const
  const [least, all] = [smallest, fullest(payload.type, sample)].map(jsonOf) as [string, string]
  const first: Vector = { name: "/ payload: nothing but what must be there", json: least, ...head }
  return least === all ? [first] : [first, { name: "/ payload: everything that may be there", json: all, ...head }]
}

interface Around {
  /** Whether what stands around a value may depend on it. */
  readonly agreeing: boolean
  /** The JSON text of the smallest value. */
  readonly smallest: string
}

function nodeVectors(places: readonly Place[], sample: Sample, { agreeing, smallest }: Around): readonly Vector[] {
  const tried = new Set<string>()
  return places.flatMap((place) => {
    const frame = agreeing ? null : frameOf(place)
    return casesOf(place, sample).flatMap((each) => {
      if (each.once !== null && tried.has(each.once)) return []
      if (each.once !== null) tried.add(each.once)
      const json = frame === null ? jsonAt(place, each) : frame[0] + each.form.json + frame[1]
      // The smallest value is tried already, as a whole.
      return each.judged === "accept" && each.form.kind === "value" && json === smallest
        ? []
        : [vectorAt(place, each, json)]
    })
  })
}

function jsonAt(place: Place, { form }: Case): string {
  if (form.kind !== "written") return jsonOf(wholeOf(place, form.value))
  const [before, after] = frameOf(place)
  return before + form.json + after
}

function isAgreeing({ type, definitions }: Payload): boolean {
  let found = false
  for (const root of [type, ...definitions.map((definition) => definition.type)])
    fold<void>(root, (part) => {
      if (part.kind === "object") found ||= (part.agreements ?? []).length > 0
      if (part.kind === "union") found ||= part.variants.some(({ agreements = [] }) => agreements.length > 0)
    })
  return found
}

/**
 * Whether a vector is judged as it says: nothing around a value may keep the agreements with it. What is wrong in itself is
 * refused before any agreement is asked.
 */
function isJudged(payload: Payload, vector: Vector): boolean {
  if (vector.verdict === "accept") return accepts(payload, expanded(vector)).length === 0
  return !vector.constraint.startsWith("agreement ") || accepts(payload, expanded(vector)).length > 0
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

function vectorAt(place: Place, of: Case, json: string): Vector {
  const { says, keyword, demands, below: path, form, judged, decidedBy } = of
  const name = `${place.label === "" ? "/" : place.label} ${keyword}: ${says}`
  const pointer = path.length === 0 ? place.pointer : path.reduce(pointerTo, place.pointer)
  const constraint = demands === "" ? keyword : `${keyword} ${demands}`
  const build = form.kind === "build" ? { ...form.build, at: place.pointer } : undefined
  if (judged === "accept") {
    const verdict = "accept"
    if (form.kind === "written") return { name, verdict, constraint, pointer, decidedBy, text: json }
    if (build === undefined) return { name, verdict, constraint, pointer, decidedBy, json }
    return { name, verdict, constraint, pointer, decidedBy, json, build }
  }
  const head = { name, verdict: "reject", kind: judged, constraint, pointer, decidedBy } as const
  if (form.kind === "written") return { ...head, text: json }
  return build === undefined ? { ...head, json } : { ...head, json, build }
}

/** Whether two nodes are called alike; what stands under a nullable one is called like it, and tries other things. */
function hasTwins(places: readonly Place[]): boolean {
  const labels = places.filter(({ type }) => type.kind !== "nullable").map(({ label }) => label)
  return new Set(labels).size < labels.length
}

/** Names given twice, by a member that is called like a place, are told apart. */
function distinct(vectors: readonly Vector[]): readonly Vector[] {
  const taken = new Map<string, number>()
  return vectors.map((vector) => {
    const count = (taken.get(vector.name) ?? 0) + 1
    taken.set(vector.name, count)
    return count === 1 ? vector : { ...vector, name: `${vector.name} (${count})` }
  })
}
