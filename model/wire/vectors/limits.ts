import { accepts } from "../../accepts.ts"
import type { FactValue } from "../../fact.ts"
import { carrierFault, carrierLimits, nodesOf } from "../carrier.ts"
import { jsonSize } from "../json-size.ts"
import { referenceDepth } from "../../wire-type.ts"
import type { Payload } from "../../wire-type.ts"
import { wholeOf } from "./place.ts"
import type { Place } from "./place.ts"
import { jsonOf } from "./vector.ts"
import type { ValueForm, Vector } from "./vector.ts"

/** A definition that was reached again inside itself: from one place to another that holds the same. */
export interface Loop {
  readonly name: string
  readonly from: Place
  readonly to: Place
  readonly smallest: FactValue
}

const decided = { decidedBy: "decoder" } as const

/** Values that nest a definition in itself as often as any reader follows, and once more. */
export function loopVectors(payload: Payload, loop: Loop): readonly Vector[] {
  const length = loop.to.references - loop.from.references
  const most = Math.floor((referenceDepth - loop.from.references) / length)
  const refused = (times: number): boolean => accepts(payload, nested(loop, times)).length > 0
  let times = most
  while (times > 0 && refused(times)) times--
  const beyond = nested(loop, times + 1)
  const fault = accepts(payload, beyond).find(({ kind }) => kind === "limit")
  const head = { constraint: `maxReferences ${referenceDepth}`, ...decided }
  const name = `${loop.from.label || "/"} maxReferences ${loop.name}`
  return [
    { name: `${name}: at the bound`, verdict: "accept", json: jsonOf(nested(loop, times)), pointer: "", ...head },
    ...(fault === undefined
      ? []
      : [
          {
            name: `${name}: one more`,
            verdict: "reject",
            json: jsonOf(beyond),
            pointer: pointerOf(fault.path),
            kind: "limit",
            ...head,
          } as const,
        ]),
  ]
}

function nested({ from, to, smallest }: Loop, times: number): FactValue {
  let value = smallest
  for (let time = 0; time < times; time++) value = wholeOf(to, value, from)
  return wholeOf(from, value)
}

/**
 * Values at the limits that a carrier of adopted payloads has, and beyond them: in the first text and in the first list
 * without bounds, and in the first definition that holds itself. None where the type keeps within the limits anyway.
 */
export function carrierVectors(
  payload: Payload,
  places: readonly Place[],
  loops: readonly Loop[],
  itemOf: (place: Place) => FactValue | undefined,
): readonly Vector[] {
  const vectors: Vector[] = []
  const text = places.find(({ type }) => type.kind === "text" && type.max === null && type.pattern === null)
  if (text !== undefined) {
    const value = wholeOf(text, "")
    const room = carrierLimits.bytes - byteLength(value)
    const build = (times: number) => ({ json: jsonOf(value), build: { at: text.pointer, repeat: "a", times } })
    vectors.push(...pair("maxBytes", carrierLimits.bytes, build(room), build(room + 1)))
  }
  const list = places.find(
    (place) => place.type.kind === "list" && place.type.max === null && itemOf(place) !== undefined,
  )
  if (list !== undefined) {
    const item = itemOf(list) ?? null
    const value = wholeOf(list, [])
    const times = Math.floor((carrierLimits.nodes - nodesOf(value)) / nodesOf(item))
    const build = (count: number) => ({
      json: jsonOf(value),
      build: { at: list.pointer, repeat: [item], times: count } as const,
    })
    vectors.push(...pair("maxNodes", carrierLimits.nodes, build(times), build(times + 1)))
  }
  const [loop] = loops
  if (loop !== undefined) {
    let times = carrierLimits.depth
    while (times > 0 && carrierFault(nested(loop, times)) !== null) times--
    const [within, beyond] = [nested(loop, times), nested(loop, times + 1)]
    // Small loops reach the limit of references before they are that deep.
    if (accepts(payload, within).length === 0)
      vectors.push(...pair("maxDepth", carrierLimits.depth, { json: jsonOf(within) }, { json: jsonOf(beyond) }))
  }
  return vectors
}

function pair(keyword: string, bound: number, within: ValueForm, beyond: ValueForm): readonly Vector[] {
  const head = { pointer: "", constraint: `${keyword} ${bound}`, ...decided }
  return [
    { name: `carrier ${keyword}: at the bound`, verdict: "accept", ...within, ...head },
    { name: `carrier ${keyword}: one more`, verdict: "reject", kind: "limit", ...beyond, ...head },
  ]
}

/** The bytes of a value's JSON text in UTF-8, without white space. */
function byteLength(value: FactValue): number {
  let low = 0
  let high = 1
  while (jsonSize(value, high, Infinity) !== "fits") high *= 2
  while (low + 1 < high) {
    const middle = (low + high) >> 1
    if (jsonSize(value, middle, Infinity) === "fits") high = middle
    else low = middle
  }
  return high
}

function pointerOf(path: readonly (string | number)[]): string {
  return path.map((segment) => `/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")
}
