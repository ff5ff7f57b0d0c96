import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import {
  agreement,
  all,
  any,
  atLeast,
  noMoreThan,
  equals,
  exactly,
  ifAndOnlyIf,
  implies,
  not,
  onlyPlaceholders,
  present,
} from "../../catalog/kinds/agreement.ts"
import type { Agreement, Clause } from "../../model/agreement.ts"
import { wireFromEffect } from "./wire-from-effect.ts"

const texts = Schema.Array(Schema.String.check(Schema.isBetweenCodePoints(0, 8)))
const members = { a: Schema.Literals(["x", "y"]), b: Schema.optionalKey(Schema.Int), list: texts }
const stated = (holds: Clause, more: Partial<Agreement> = {}): Agreement => {
  return { name: "so", says: "it is so", repair: "make it so", at: "a", holds, ...more }
}
const saidOf = (schema: Schema.Top): string => {
  const { payload, problems } = wireFromEffect(schema, "closed")
  return payload === null ? problems.map(({ path, what }) => `${path.join("/")}: ${what}`).join("; ") : "accepted"
}

describe("an agreement in a schema", () => {
  it("comes into the payload as it is stated, in order", () => {
    const [first, second] = [
      stated(implies(equals("a", "x"), present("b"))),
      stated(all(exactly(1, "list", "p"), noMoreThan(2, "list", "q"), atLeast(1, "list", "r")), {
        name: "other",
        at: "list",
      }),
    ]
    const { payload } = wireFromEffect(Schema.Struct(members).check(agreement(first), agreement(second)), "closed")
    expect(payload?.type).toMatchObject({ kind: "object", agreements: [first, second] })
    expect(second.holds).toEqual({
      kind: "and",
      left: {
        kind: "and",
        left: { kind: "count", member: "list", text: "p", least: 1, most: 1 },
        right: { kind: "count", member: "list", text: "q", least: 0, most: 2 },
      },
      right: { kind: "count", member: "list", text: "r", least: 1, most: null },
    })
  })

  it("comes with a named type and with a variant, and may speak of the tag", () => {
    const Named = Schema.Struct(members)
      .check(agreement(stated(present("b"))))
      .annotate({ identifier: "Named" })
    expect(
      wireFromEffect(Schema.Array(Named).check(Schema.isMaxLength(2)), "closed").payload?.definitions,
    ).toMatchObject([{ name: "Named", type: { agreements: [{ name: "so" }] } }])
    const tied = Schema.Struct({ kind: Schema.Literal("p"), b: Schema.optionalKey(Schema.Int) }).check(
      agreement(stated(ifAndOnlyIf(equals("kind", "p"), present("b")), { at: "kind" })),
    )
    const union = Schema.Union([tied, Schema.Struct({ kind: Schema.Literal("q") })])
    expect(wireFromEffect(union, "closed").payload?.type).toMatchObject({
      kind: "union",
      variants: [{ name: "p", agreements: [{ at: "kind" }] }, { name: "q" }],
    })
  })

  it.each<readonly [string, Agreement, string]>([
    ["names a member that is not there", stated(present("c")), "so speaks of c, which is not listed"],
    ["blames one", stated(present("b"), { at: "c" }), "so speaks of c, which is not listed"],
    ["asks for what always is", stated(not(present("a"))), "so asks whether a is there, which it always is"],
    ["compares with what it never is", stated(equals("a", "z")), 'so compares a with "z", which it never is'],
    ["compares with another kind", stated(equals("b", "1")), 'so compares b with "1", which it never is'],
    ["counts in what is no list", stated(exactly(1, "a", "x")), 'so looks for "x" in a, where it never stands'],
    [
      "counts what is no item",
      stated(exactly(1, "list", "ninechars")),
      'so looks for "ninechars" in list, where it never stands',
    ],
    [
      "has placeholders that are no items",
      stated(onlyPlaceholders("list", "{p}", "{ninechar}")),
      'so looks for "{ninechar}" in list, where it never stands',
    ],
    ["takes every number", stated(atLeast(0, "list", "p")), 'so counts "p" in list and takes every number'],
    ["has no name", stated(present("b"), { name: "So it is" }), "So it is has a name that is not in kebab case"],
    [
      "is too deep",
      stated(Array.from({ length: 16 }).reduce<Clause>((inner) => not(inner), any(present("b"), present("b")))),
      "so has conditions more than 16 levels inside each other",
    ],
  ])("is refused where it %s", (_, faulty, what) => {
    expect(saidOf(Schema.Struct({ in: Schema.Struct(members).check(agreement(faulty)) }))).toBe(
      `in: the agreement ${what}`,
    )
  })

  it("is refused twice by one name, and beside a check that nobody can generate", () => {
    const one = agreement(stated(present("b")))
    expect(saidOf(Schema.Struct(members).check(one, one))).toBe(": the agreement so is stated twice")
    expect(saidOf(Schema.Struct(members).check(one, Schema.isMinProperties(1)))).toBe(
      ": a check across a whole value can not be generated",
    )
  })

  it("is refused of what is no object", () => {
    const tied = agreement(stated(present("b")))
    const record = Schema.Record(Schema.String, Schema.Int).check(Schema.isMaxProperties(3), tied)
    expect(saidOf(record)).toBe(": agreement can not be said of members")
    const union = Schema.Union([
      Schema.Struct({ kind: Schema.Literal("p") }),
      Schema.Struct({ kind: Schema.Literal("q") }),
    ])
    expect(saidOf(union.check(tied as never))).toBe(": an agreement of what is no object")
  })

  it("is the same at 16 levels as the deepest that is taken", () => {
    const deepest = Array.from({ length: 15 }).reduce<Clause>((inner) => not(inner), present("b"))
    expect(saidOf(Schema.Struct(members).check(agreement(stated(deepest))))).toBe("accepted")
  })
})
