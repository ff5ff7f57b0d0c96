import fc from "fast-check"
import type { Agreement, Atom, Clause } from "../../model/agreement.ts"
import type { FactValue } from "../../model/fact.ts"
import type { Member, ObjectType, WireType } from "../../model/wire-type.ts"

/** Names of the five members that invented agreements speak of. */
export interface Names {
  /** Optional, `x` or `y`. */
  readonly mode: string
  /** `x`, `y`, 3 or true. */
  readonly kind: string
  /** An optional text. */
  readonly label: string
  /** An optional list of texts. */
  readonly list: string
  /** A list of texts. */
  readonly items: string
}

/** Plain names. */
export const plainNames: Names = { mode: "mode", kind: "kind", label: "label", list: "list", items: "items" }

const texts: WireType = {
  kind: "list",
  item: { kind: "text", min: 0, max: 40, pattern: null },
  min: 0,
  max: 3,
}

/** The members by these names. */
export function membersOf(names: Names): readonly Member[] {
  const member = (name: string, type: WireType, optional: boolean): Member => ({
    name,
    type,
    optional,
    description: null,
  })
  return [
    member(names.mode, { kind: "literal", values: ["x", "y"] }, true),
    member(names.kind, { kind: "literal", values: ["x", "y", 3, true] }, false),
    member(names.label, { kind: "text", min: 0, max: 9, pattern: null }, true),
    member(names.list, texts, true),
    member(names.items, texts, false),
  ]
}

const lists: readonly (readonly string[])[] = [
  [],
  ["x"],
  ["x", "x"],
  ["x", "{p}", "x"],
  ["{p}"],
  ["{p}", "{q}"],
  ["{}"],
  ["a{p}"],
  ["{", "}"],
]

/** Every object of a small pool, by these names: 3 × 4 × 3 × 6 × 9 of them. */
export function* objects(names: Names): Generator<{ readonly [member: string]: FactValue }> {
  for (const mode of [undefined, "x", "y"])
    for (const kind of ["x", "y", 3, true])
      for (const label of [undefined, "", "x"])
        for (const list of [undefined, ...lists.slice(0, 5)])
          for (const items of lists) {
            const entries = [
              [names.mode, mode],
              [names.kind, kind],
              [names.label, label],
              [names.list, list],
              [names.items, items],
            ] as const
            yield Object.fromEntries(
              entries.flatMap(([name, value]): [string, FactValue][] => (value === undefined ? [] : [[name, value]])),
            )
          }
}

function atoms(names: Names): fc.Arbitrary<Atom> {
  const listed = fc.constantFrom(names.list, names.items)
  return fc.oneof(
    fc.constantFrom(names.mode, names.label, names.list).map((member): Atom => ({ kind: "present", member })),
    fc
      .constantFrom<readonly [string, string | number | boolean]>(
        [names.mode, "x"],
        [names.mode, "y"],
        [names.kind, "x"],
        [names.kind, "y"],
        [names.kind, 3],
        [names.kind, true],
        [names.label, "x"],
        [names.label, ""],
      )
      .map(([member, value]): Atom => ({ kind: "equals", member, value })),
    fc
      .tuple(listed, fc.constantFrom("x", "{p}"), fc.nat(3), fc.option(fc.nat(2)))
      .map(([member, text, least, more]): Atom => ({
        kind: "count",
        member,
        text,
        least,
        most: more === null ? null : least + more,
      })),
    fc
      .tuple(listed, fc.constantFrom(["{p}"], ["{p}", "{q}"]))
      .map(([member, among]): Atom => ({ kind: "placeholders", member, among })),
  )
}

/** Any condition on the members of these names. */
export function clauses(names: Names): fc.Arbitrary<Clause> {
  return fc.letrec<{ clause: Clause }>((tie) => ({
    clause: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      atoms(names),
      tie("clause").map((of): Clause => ({ kind: "not", of })),
      fc
        .tuple(fc.constantFrom("and" as const, "or" as const, "same" as const), tie("clause"), tie("clause"))
        .map(([kind, left, right]): Clause => ({ kind, left, right })),
    ),
  })).clause
}

/** An object with up to three agreements. */
export function tied(names: Names, excess: ObjectType["excess"] = "closed"): fc.Arbitrary<ObjectType> {
  const at = fc.constantFrom(...Object.values(names as unknown as { readonly [name: string]: string }))
  return fc.array(fc.tuple(clauses(names), at), { minLength: 1, maxLength: 3 }).map((found) => ({
    kind: "object",
    members: membersOf(names),
    excess,
    agreements: found.map(([holds, member], index): Agreement => ({
      name: `rule-${index}`,
      says: `what rule ${index} says`,
      repair: "mend it",
      at: member,
      holds,
    })),
  }))
}
