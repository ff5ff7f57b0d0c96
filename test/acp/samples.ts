import type { MemberShape, Shape } from "../../generators/acp/shape.ts"
import { protocol } from "./protocol.ts"

/** What `JSON.parse` can give. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json }

/** Member names and list indices from the root. */
export type Path = readonly (string | number)[]

/** Valid values of a definition: each alternative, each member left out and there, each of its own values once. */
export function samplesOf(definition: string): readonly Json[] {
  const known = kept.get(definition)
  if (known !== undefined) return known
  const shape = protocol.definitions.get(definition)?.shape
  if (shape === undefined) throw new Error(`no definition ${definition}`)
  const samples = unique(samples1(shape))
  kept.set(definition, samples)
  return samples
}

const kept = new Map<string, readonly Json[]>()

function samples1(shape: Shape): readonly Json[] {
  switch (shape.kind) {
    case "any":
      return [{ anything: [1, null] }, null, "text"]
    case "null":
      return [null]
    case "flag":
      return [true, false]
    case "number":
      return [0.5, -1e300]
    case "record":
      return [{}, { "vendor.key": { deep: [true] }, traceparent: "00-1-2-01" }]
    case "text":
      return shape.min > 0 ? ["t"] : ["t", "", ...shape.known]
    case "integer":
      return [shape.min ?? -7, shape.max ?? 2 ** 53]
    case "literal":
      return shape.values
    case "nullable":
      return [...samples1(shape.of), null]
    case "reference":
      return samplesOf(shape.to)
    case "either":
      return shape.of.flatMap(samples1)
    case "list": {
      const items = samples1(shape.of)
      return [[], ...items.map((item) => [item]), items.slice(0, 3)]
    }
    case "map":
      return [{}, ...samples1(shape.of).map((value) => ({ free: value, __proto: value }))]
    case "object":
      return shape.open ? [...objects(shape.members), { ...full(shape.members), more: 1 }] : objects(shape.members)
    case "tagged": {
      const told = (of: string, tag: string): readonly Json[] =>
        samplesOf(of).map((value) => ({ [shape.tag]: tag, ...(value as { readonly [member: string]: Json }) }))
      return [
        ...shape.variants.flatMap(({ value, of }) => told(of, value)),
        ...(shape.open === null ? [] : told(shape.open, "_vendor")),
        ...(shape.untagged === null ? [] : samplesOf(shape.untagged)),
      ]
    }
    default:
      return shape satisfies never
  }
}

function objects(members: readonly MemberShape[]): readonly Json[] {
  const least = Object.fromEntries(members.filter(({ required }) => required).map((one) => [one.name, first(one)]))
  const most = full(members)
  return [
    most,
    least,
    ...members.flatMap(({ name, shape }) => samples1(shape).map((value) => ({ ...least, [name]: value }))),
  ]
}

function full(members: readonly MemberShape[]): { readonly [member: string]: Json } {
  return Object.fromEntries(members.map((member) => [member.name, first(member)]))
}

/** A list with an item rather than an empty one, so that what its items hold is there. */
function first({ shape }: MemberShape): Json {
  const samples = samples1(shape)
  return samples.find((one) => Array.isArray(one) && one.length > 0) ?? samples[0] ?? null
}

function unique(values: readonly Json[]): readonly Json[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
}

/** Every place of a value, the root first. */
export function* pathsOf(value: Json, path: Path = []): Generator<Path> {
  yield path
  if (typeof value !== "object" || value === null) return
  for (const [name, inner] of Object.entries(value))
    yield* pathsOf(inner, [...path, Array.isArray(value) ? Number(name) : name])
}

/** What stands at a place; undefined: nothing. */
export function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, segment) => (inner as { readonly [name: string]: unknown } | undefined)?.[segment],
    value,
  )
}

/** A value with something else at a place; undefined takes it away. */
export function replaced(value: Json, path: Path, other: Json | undefined): Json {
  const [segment, ...rest] = path
  if (segment === undefined) return other ?? null
  const copy = Array.isArray(value) ? [...(value as readonly Json[])] : { ...(value as { [member: string]: Json }) }
  const holder = copy as { [member: string]: Json }
  if (rest.length === 0 && other === undefined) {
    if (Array.isArray(copy)) copy.splice(Number(segment), 1)
    else delete holder[segment]
  } else holder[segment] = replaced(holder[segment] ?? null, rest, other)
  return copy
}
