import type { FactValue } from "../fact.ts"
import { leastAgreeing } from "./agreeing.ts"
import { fold, referencesOf } from "./fold.ts"
import { shapesOf } from "./shape.ts"
import { texts } from "./text-sample.ts"
import type { Shape } from "./shape.ts"
import type { Payload, WireType } from "../wire-type.ts"

/** Samples of the types of one payload. */
export interface Sampler {
  /** The smallest value of a type that refers to the payload's definitions; `undefined` where no value exists. */
  readonly of: (type: WireType) => FactValue | undefined
}

/**
 * The smallest value of a payload: optional members absent, lists and texts at their lower bounds, numbers nearest to
 * zero, the variant with the fewest members; where agreements want more, as little more as was found. The same on every
 * call; ends on recursion; `undefined` where no finite
 * value exists. Where no text could be found for a pattern the text stands for one and `accepts` refuses it.
 */
export function sample(payload: Payload): FactValue | undefined {
  return sampler(payload).of(payload.type)
}

/** Prepares samples for every definition at once, least nested first: parts of values are shared, so deep chains stay small. */
export function sampler(payload: Payload): Sampler {
  const known = new Map<string, FactValue>()
  const waiting = new Map<string, string[]>()
  const types = new Map(payload.definitions.map((definition) => [definition.name, definition.type]))
  for (const { name, type } of payload.definitions)
    for (const used of referencesOf(type)) {
      const users = waiting.get(used)
      if (users === undefined) waiting.set(used, [name])
      else users.push(name)
    }
  let round = payload.definitions.map((definition) => definition.name)
  while (round.length > 0) {
    const found: [string, FactValue][] = []
    for (const name of new Set(round)) {
      const type = types.get(name)
      const value = type === undefined || known.has(name) ? undefined : smallest(type, known)
      if (value !== undefined) found.push([name, value])
    }
    for (const [name, value] of found) known.set(name, value)
    round = found.flatMap(([name]) => waiting.get(name) ?? [])
  }
  const parts = new Map<WireType, FactValue | undefined>()
  return {
    of: (type) => {
      if (!parts.has(type)) smallest(type, known, parts)
      return parts.get(type)
    },
  }
}

function smallest(
  root: WireType,
  known: ReadonlyMap<string, FactValue>,
  each?: Map<WireType, FactValue | undefined>,
): FactValue | undefined {
  return fold<FactValue | undefined>(root, (type, parts) => smallestOf(type, parts, known), each)
}

function smallestOf(
  type: WireType,
  parts: readonly (FactValue | undefined)[],
  known: ReadonlyMap<string, FactValue>,
): FactValue | undefined {
  switch (type.kind) {
    case "literal":
      return type.values[0]
    case "text":
      if (type.max !== null && type.min > type.max) return undefined
      return texts(type, type.min)[0] ?? texts(type, 64)[0] ?? "a".repeat(type.min)
    case "integer":
      return nearestToZero(Math.ceil(type.min), Math.floor(type.max))
    case "number":
      return nearestToZero(type.min, type.max)
    case "list": {
      const [item] = parts
      if (type.min === 0) return type.max !== null && type.max < 0 ? undefined : []
      if (item === undefined || (type.max !== null && type.max < type.min)) return undefined
      return Array.from({ length: type.min }, () => item)
    }
    case "map":
      return type.max !== null && type.max < 0 ? undefined : {}
    case "object":
      return withMembers(shapesOf(type)[0] as Shape, parts)
    case "union":
      return smallestVariant(type, parts)
    case "nullable":
      return null
    case "reference":
      return known.get(type.to)
    case "opaque":
      return type.maxBytes < 1 ? undefined : type.maxBytes < 4 ? 0 : null
  }
}

function smallestVariant(
  type: WireType & { kind: "union" },
  parts: readonly (FactValue | undefined)[],
): FactValue | undefined {
  let at = 0
  let best: { readonly value: FactValue; readonly size: number } | undefined
  for (const shape of shapesOf(type)) {
    const own = shape.members.length - 1
    const value = withMembers(shape, [shape.tag ?? undefined, ...parts.slice(at, at + own)])
    const size = shape.members.filter((member) => !member.optional).length
    at += own
    if (value !== undefined && (best === undefined || size < best.size)) best = { value, size }
  }
  return best?.value
}

/** The smallest object of a shape; `parts` are the smallest values of its members. */
function withMembers(shape: Shape, parts: readonly (FactValue | undefined)[]): FactValue | undefined {
  const { members, agreements } = shape
  if (agreements.length > 0) {
    const least = new Map(members.map(({ type }, index) => [type, parts[index]]))
    return leastAgreeing(shape, (type) => least.get(type))
  }
  const entries: (readonly [string, FactValue])[] = []
  for (const [index, member] of members.entries()) {
    const value = parts[index]
    if (member.optional) continue
    if (value === undefined) return undefined
    entries.push([member.name, value])
  }
  return Object.fromEntries(entries)
}

function nearestToZero(min: number | null, max: number | null): number | undefined {
  if (min !== null && max !== null && min > max) return undefined
  if (min !== null && min > 0) return min
  return max !== null && max < 0 ? max : 0
}
