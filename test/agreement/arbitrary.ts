import fc from "fast-check"
import type { FactValue } from "../../model/fact.ts"
import { texts } from "../../model/wire/text-sample.ts"
import type { Member, Payload, WireType } from "../../model/wire-type.ts"

/** Member names, with the two that objects answer to without having them. */
const hostileNames = ["a", "b", "tag", "__proto__", "toString"]
const patterns = [null, null, "^[a-z]{1,3}$", "^[a-z][a-z0-9-]*$", "^(?:x|yy)+$"]

const scalars: fc.Arbitrary<WireType> = fc.oneof(
  fc
    .uniqueArray(fc.constantFrom<string | number | boolean>("a", "b", "", 0, 1, -1, 1.5, true, false), {
      minLength: 1,
      maxLength: 4,
    })
    .map((listed): WireType => ({ kind: "literal", values: listed })),
  fc
    .tuple(fc.nat(3), fc.option(fc.nat(4)), fc.constantFrom(...patterns))
    .map(([min, max, pattern]): WireType => ({ kind: "text", min, max, pattern })),
  fc
    .tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -1, max: 4 }))
    .map(([min, span]): WireType => ({ kind: "integer", min, max: min + span })),
  fc
    .tuple(fc.option(fc.constantFrom(-2, 0, 0.5, 1)), fc.option(fc.constantFrom(0, 0.5, 1, 3)))
    .map(([min, max]): WireType => ({ kind: "number", min, max })),
  fc.tuple(fc.nat(20), fc.nat(3)).map(([maxBytes, maxDepth]): WireType => ({ kind: "opaque", maxBytes, maxDepth })),
  fc.constantFrom("A", "B").map((to): WireType => ({ kind: "reference", to })),
)

function members(type: fc.Arbitrary<WireType>, names: readonly string[]): fc.Arbitrary<readonly Member[]> {
  const member = fc.record({
    name: fc.constantFrom(...names),
    type,
    optional: fc.boolean(),
    description: fc.constant(null),
  })
  return fc.uniqueArray(member, { maxLength: 3, selector: ({ name }) => name })
}

const excess = fc.constantFrom("closed" as const, "closed" as const, "keep" as const)

const typesWith = (names: readonly string[]): fc.Arbitrary<WireType> =>
  fc.letrec<{ type: WireType }>((tie) => ({
    type: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      scalars,
      fc
        .tuple(tie("type"), fc.nat(2), fc.option(fc.nat(3)))
        .map(([item, min, max]): WireType => ({ kind: "list", item, min, max })),
      fc
        .tuple(tie("type"), fc.nat(2), fc.option(fc.nat(2)), fc.constantFrom(...patterns), fc.option(fc.nat(2)))
        .map(([value, min, max, pattern, most]): WireType => ({
          kind: "map",
          value,
          names: { kind: "text", min, max, pattern },
          max: most,
        })),
      fc
        .tuple(members(tie("type"), names), excess)
        .map(([list, rest]): WireType => ({ kind: "object", members: list, excess: rest })),
      fc
        .uniqueArray(fc.record({ name: fc.constantFrom("a", "b", ""), members: members(tie("type"), names), excess }), {
          minLength: 1,
          maxLength: 2,
          selector: ({ name }) => name,
        })
        .map((variants): WireType => ({
          kind: "union",
          tag: "tag",
          variants: variants.map((variant) => ({
            ...variant,
            members: variant.members.filter(({ name }) => name !== "tag"),
          })),
        })),
      tie("type").map((of): WireType => ({ kind: "nullable", of })),
    ),
  })).type

/** Any payload whose members have some of these names, with two definitions that may refer to each other. */
export function payloadsWith(names: readonly string[]): fc.Arbitrary<Payload> {
  const types = typesWith(names)
  return fc.tuple(types, types, types).map(([type, a, b]) => ({
    type,
    definitions: [
      { name: "A", type: a, description: null },
      { name: "B", type: b, description: null },
    ],
  }))
}

/** Any payload. */
export const payloads: fc.Arbitrary<Payload> = payloadsWith(hostileNames)

/** A payload and another that differs from it in one place. */
export const neighbours: fc.Arbitrary<readonly [Payload, Payload]> = fc
  .tuple(payloads, typesWith(hostileNames), fc.nat(30))
  .map(([payload, other, at]) => [payload, { ...payload, type: changed(payload.type, other, { left: at }) }] as const)

function changed(type: WireType, other: WireType, count: { left: number }): WireType {
  if (count.left-- === 0) return other
  const inner = (part: WireType): WireType => changed(part, other, count)
  const each = (list: readonly Member[]): readonly Member[] =>
    list.map((member) =>
      count.left-- === 0 ? { ...member, optional: !member.optional } : { ...member, type: inner(member.type) },
    )
  const bump = (bound: number): number => (count.left-- === 0 ? bound + 1 : bound)
  const rest = (value: "closed" | "keep"): "closed" | "keep" =>
    count.left-- === 0 ? (value === "keep" ? "closed" : "keep") : value
  const open = (bound: number | null): number | null =>
    bound === null ? null : count.left-- === 0 ? null : bump(bound)
  switch (type.kind) {
    case "literal":
      return { ...type, values: count.left-- === 0 ? type.values.slice(1) : type.values }
    case "text":
      return { ...type, min: bump(type.min), max: open(type.max), pattern: count.left-- === 0 ? null : type.pattern }
    case "integer":
      return { ...type, min: bump(type.min), max: bump(type.max) }
    case "number":
      return { ...type, min: open(type.min), max: open(type.max) }
    case "opaque":
      return { ...type, maxBytes: bump(type.maxBytes), maxDepth: bump(type.maxDepth) }
    case "list":
      return { ...type, min: bump(type.min), max: open(type.max), item: inner(type.item) }
    case "map":
      return {
        ...type,
        max: open(type.max),
        names: { ...type.names, max: open(type.names.max) },
        value: inner(type.value),
      }
    case "object":
      return { ...type, excess: rest(type.excess), members: each(type.members) }
    case "union":
      return {
        ...type,
        variants: type.variants.map((variant) => ({
          ...variant,
          excess: rest(variant.excess),
          members: each(variant.members),
        })),
      }
    case "nullable":
      return count.left-- === 0 ? type.of : { ...type, of: inner(type.of) }
    case "reference":
      return type
  }
}

const json: fc.Arbitrary<FactValue> = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<FactValue>

/** Values that are likely, but not certain, to be of a payload. */
export function values(payload: Payload): fc.Arbitrary<FactValue> {
  const of = (type: WireType, depth: number): fc.Arbitrary<FactValue> => {
    const object = (
      list: readonly Member[],
      rest: string,
      tag: readonly [string, string] | null,
    ): fc.Arbitrary<FactValue> =>
      fc
        .tuple(
          fc.tuple(
            ...list.map((member) =>
              fc.option(of(member.type, depth - 1), { freq: member.optional ? 2 : 1000, nil: undefined }),
            ),
          ),
          fc.option(fc.tuple(fc.constantFrom("c", ...hostileNames), json), {
            freq: rest === "keep" ? 2 : 1000,
            nil: undefined,
          }),
        )
        .map(([present, extra]) => {
          const entries = list.flatMap((member, index) =>
            present[index] === undefined ? [] : [[member.name, present[index]] as const],
          )
          const more =
            extra === undefined || list.some(({ name }) => name === extra[0]) || rest === "closed" ? [] : [extra]
          return Object.fromEntries([...(tag === null ? [] : [tag]), ...entries, ...more]) as FactValue
        })
    if (depth < 0) return fc.constant(null)
    switch (type.kind) {
      case "literal":
        return fc.constantFrom(null, ...type.values)
      case "text":
        return fc.constantFrom("", ...texts(type, 6))
      case "integer":
        return fc.constantFrom(type.min, type.max, 0)
      case "number":
        return fc.oneof(
          fc.constantFrom(type.min ?? -1e9, type.max ?? 1e9, 0, 0.25),
          fc.double({ noNaN: true, noDefaultInfinity: true }),
        )
      case "opaque":
        return json
      case "list":
        return fc.array(of(type.item, depth - 1), {
          minLength: Math.min(type.min, type.max ?? 5),
          maxLength: type.max ?? 5,
        })
      case "map":
        return fc.dictionary(fc.constantFrom("", ...hostileNames, ...texts(type.names, 3)), of(type.value, depth - 1), {
          maxKeys: type.max ?? 4,
        }) as fc.Arbitrary<FactValue>
      case "object":
        return object(type.members, type.excess, null)
      case "union":
        return fc.oneof(
          ...type.variants.map((variant) => object(variant.members, variant.excess, [type.tag, variant.name])),
        )
      case "nullable":
        return fc.option(of(type.of, depth), { freq: 3 })
      case "reference": {
        const found = payload.definitions.find(({ name }) => name === type.to)
        return found === undefined ? fc.constant(null) : of(found.type, depth - 1)
      }
    }
  }
  return of(payload.type, 5)
}
