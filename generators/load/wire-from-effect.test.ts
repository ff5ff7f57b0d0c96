import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { opaque } from "../../catalog/kinds/opaque.ts"
import type { TextType, WireType } from "../../model/wire-type.ts"
import { wireFromEffect } from "./wire-from-effect.ts"

function typeOf(schema: Schema.Top): WireType | string {
  const { payload, problems } = wireFromEffect(schema, "closed")
  return payload?.type ?? problems.map(({ path, what }) => `${path.join("/")}: ${what}`).join("; ")
}

const text = (min: number, max: number | null, pattern: string | null = null): TextType => ({
  kind: "text",
  min,
  max,
  pattern,
})
const safe: WireType = { kind: "integer", min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }
const member = (name: string, type: WireType, optional = false) => ({ name, type, optional, description: null })
const between = (minimum: number, maximum: number) => Schema.isBetween({ minimum, maximum })

describe("a schema becomes a payload type", () => {
  it.each<[string, Schema.Top, WireType]>([
    ["a text", Schema.String, text(0, null)],
    ["a bounded text", Schema.String.check(Schema.isBetweenCodePoints(1, 128)), text(1, 128)],
    [
      "the narrower of two bounds",
      Schema.String.check(Schema.isBetweenCodePoints(1, 9), Schema.isMaxCodePoints(5), Schema.isMinCodePoints(2)),
      text(2, 5),
    ],
    ["a text that is not empty", Schema.NonEmptyString, text(1, null)],
    ["a pattern", Schema.String.check(Schema.isPattern(/^(?:[a-z]|\.)+$/u)), text(0, null, "^(?:[a-z]|\\.)+$")],
    ["a branded text", Schema.String.pipe(Schema.brand("Id")), text(0, null)],
    ["an integer without bounds", Schema.Int, safe],
    ["an integer in bounds", Schema.Int.check(between(0, 10)), { kind: "integer", min: 0, max: 10 }],
    [
      "an integer between excluded bounds",
      Schema.Int.check(Schema.isGreaterThan(1), Schema.isLessThan(5)),
      { kind: "integer", min: 2, max: 4 },
    ],
    [
      "an integer between excluded bounds in one",
      Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 10, exclusiveMinimum: true, exclusiveMaximum: true })),
      { kind: "integer", min: 1, max: 9 },
    ],
    [
      "an integer between bounds that are none",
      Schema.Int.check(between(0.5, 9.5)),
      { kind: "integer", min: 1, max: 9 },
    ],
    ["checks in a group", Schema.Int.check(Schema.isInt32()), { kind: "integer", min: -2147483648, max: 2147483647 }],
    ["a finite number", Schema.Finite, { kind: "number", min: null, max: null }],
    [
      "a finite number in bounds",
      Schema.Finite.check(Schema.isGreaterThanOrEqualTo(-0), Schema.isLessThanOrEqualTo(95.5)),
      { kind: "number", min: 0, max: 95.5 },
    ],
    ["a boolean", Schema.Boolean, { kind: "literal", values: [false, true] }],
    ["a literal", Schema.Literal(1), { kind: "literal", values: [1] }],
    [
      "literals in their order",
      Schema.Literals(["b", "a", "10", "9"]),
      { kind: "literal", values: ["b", "a", "10", "9"] },
    ],
    [
      "literals of several kinds",
      Schema.Union([Schema.Literal("a"), Schema.Boolean, Schema.Literal(3)]),
      { kind: "literal", values: ["a", false, true, 3] },
    ],
    ["a nullable", Schema.NullOr(Schema.String), { kind: "nullable", of: text(0, null) }],
    [
      "null first",
      Schema.Union([Schema.Null, Schema.Literals(["a", "b"])]),
      { kind: "nullable", of: { kind: "literal", values: ["a", "b"] } },
    ],
    [
      "a nullable twice",
      Schema.NullOr(Schema.NullOr(Schema.Boolean)),
      { kind: "nullable", of: { kind: "literal", values: [false, true] } },
    ],
    ["a union of one", Schema.Union([Schema.String]), text(0, null)],
    [
      "a list",
      Schema.Array(Schema.Int).check(Schema.isMinLength(1), Schema.isMaxLength(3)),
      { kind: "list", item: safe, min: 1, max: 3 },
    ],
    [
      "a list between lengths",
      Schema.Array(Schema.Int).check(Schema.isBetweenLength(2, 3)),
      { kind: "list", item: safe, min: 2, max: 3 },
    ],
    ["a list that is not empty", Schema.NonEmptyArray(Schema.Int), { kind: "list", item: safe, min: 1, max: null }],
    [
      "a map",
      Schema.Record(Schema.String.check(Schema.isMaxCodePoints(5)), Schema.Int).check(Schema.isMaxProperties(4)),
      { kind: "map", names: text(0, 5), value: safe, max: 4 },
    ],
    [
      "a record of listed names, which is an object",
      Schema.Record(Schema.Literals(["a", "b"]), Schema.Int),
      { kind: "object", members: [member("a", safe), member("b", safe)], excess: "closed" },
    ],
    [
      "an object",
      Schema.Struct({ b: Schema.String, a: Schema.optionalKey(Schema.Int), c: Schema.mutableKey(Schema.Boolean) }),
      {
        kind: "object",
        members: [
          member("b", text(0, null)),
          member("a", safe, true),
          member("c", { kind: "literal", values: [false, true] }),
        ],
        excess: "closed",
      },
    ],
    [
      "names that every object has",
      Schema.Struct({ ["__proto__"]: Schema.Int, constructor: Schema.Int }),
      { kind: "object", members: [member("__proto__", safe), member("constructor", safe)], excess: "closed" },
    ],
    [
      "descriptions of members",
      Schema.Struct({
        a: Schema.Int.annotateKey({ description: "by key" }),
        b: Schema.Int.annotate({ description: "by type" }),
      }),
      {
        kind: "object",
        members: [
          { ...member("a", safe), description: "by key" },
          { ...member("b", safe), description: "by type" },
        ],
        excess: "closed",
      },
    ],
    [
      "a tagged union",
      Schema.Union([
        Schema.Struct({ same: Schema.Literal("x"), phase: Schema.Literal("on"), a: Schema.Int }),
        Schema.Struct({ same: Schema.Literal("x"), phase: Schema.Literal("off") }),
      ]),
      {
        kind: "union",
        tag: "phase",
        variants: [
          {
            name: "on",
            members: [member("same", { kind: "literal", values: ["x"] }), member("a", safe)],
            excess: "closed",
          },
          { name: "off", members: [member("same", { kind: "literal", values: ["x"] })], excess: "closed" },
        ],
      },
    ],
    [
      "a nullable tagged union of unions",
      Schema.NullOr(
        Schema.Union([
          Schema.Union([Schema.Struct({ t: Schema.Literal("a") }), Schema.Struct({ t: Schema.Literal("b") })]),
          Schema.Struct({ t: Schema.Literal("c") }),
        ]),
      ),
      {
        kind: "nullable",
        of: {
          kind: "union",
          tag: "t",
          variants: ["a", "b", "c"].map((name) => ({ name, members: [], excess: "closed" as const })),
        },
      },
    ],
    ["any JSON in bounds", opaque({ maxBytes: 4096, maxDepth: 8 }), { kind: "opaque", maxBytes: 4096, maxDepth: 8 }],
  ])("%s", (_, schema, type) => expect(typeOf(schema)).toEqual(type))

  it("with what the fact says of members that are not listed, at every level", () => {
    const { payload } = wireFromEffect(Schema.Struct({ a: Schema.Struct({ b: Schema.Int }) }), "keep")
    expect(JSON.stringify(payload).match(/"excess":"(\w+)"/g)).toEqual(['"excess":"keep"', '"excess":"keep"'])
  })
})

interface Tree {
  readonly below: readonly Tree[]
}

describe("named parts", () => {
  const Id = Schema.String.check(Schema.isMaxCodePoints(9)).annotate({ identifier: "Id", description: "An id." })
  const Tree: Schema.Codec<Tree> = Schema.Struct({
    below: Schema.Array(Schema.suspend((): Schema.Codec<Tree> => Tree)),
  }).annotate({ identifier: "Tree" })

  it("become definitions, once each, in order of first mention", () => {
    const { payload } = wireFromEffect(
      Schema.Struct({ tree: Tree, a: Id, b: Schema.optionalKey(Id), c: Schema.NullOr(Id) }),
      "closed",
    )
    expect(payload?.definitions.map(({ name, description }) => [name, description])).toEqual([
      ["Tree", null],
      ["Id", "An id."],
    ])
    expect(payload?.type).toMatchObject({
      members: [
        { type: { to: "Tree" } },
        { type: { to: "Id" } },
        { type: { to: "Id" }, optional: true },
        { type: { kind: "nullable", of: { to: "Id" } } },
      ],
    })
  })

  it("may be the whole payload and may refer to themselves", () =>
    expect(wireFromEffect(Tree, "closed").payload).toEqual({
      type: { kind: "reference", to: "Tree" },
      definitions: [
        {
          name: "Tree",
          type: {
            kind: "object",
            members: [member("below", { kind: "list", item: { kind: "reference", to: "Tree" }, min: 0, max: null })],
            excess: "closed",
          },
          description: null,
        },
      ],
    }))

  it("with one name and two structures are refused, where Effect renames one in silence", () => {
    const other = Schema.Int.annotate({ identifier: "Id" })
    expect(
      wireFromEffect(Schema.Struct({ a: Id, deep: Schema.Struct({ b: other }) }), "closed").problems,
    ).toMatchObject([{ code: "load/duplicate-type-name", path: ["deep", "b"], name: "Id" }])
  })

  it("with one name and one structure are one", () => {
    const same = Schema.String.check(Schema.isMaxCodePoints(9)).annotate({ identifier: "Id" })
    expect(wireFromEffect(Schema.Struct({ a: Id, b: same }), "closed").payload?.definitions).toHaveLength(1)
  })

  it("in a chain of 10,000 take no stack and less than a second", () => {
    let link: Schema.Top = Schema.Struct({ end: Schema.Int }).annotate({ identifier: "Link0" })
    for (let index = 1; index < 10_000; index += 1)
      link = Schema.Struct({ next: link }).annotate({ identifier: `Link${index}` })
    const start = performance.now()
    expect(wireFromEffect(link, "closed").payload?.definitions).toHaveLength(10_000)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
