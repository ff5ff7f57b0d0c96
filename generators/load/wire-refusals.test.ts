import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import type { WireType } from "../../model/wire-type.ts"
import { wireFromEffect } from "./wire-from-effect.ts"

function typeOf(schema: Schema.Top): WireType | string {
  const { payload, problems } = wireFromEffect(schema, "closed")
  return payload?.type ?? problems.map(({ path, what }) => `${path.join("/")}: ${what}`).join("; ")
}

const between = (minimum: number, maximum: number) => Schema.isBetween({ minimum, maximum })

class Point extends Schema.Class<Point>("Point")({ x: Schema.Int }) {}
const Endless: Schema.Codec<unknown> = Schema.suspend((): Schema.Codec<unknown> => Endless)
const Nameless: Schema.Codec<unknown> = Schema.Struct({ a: Schema.suspend((): Schema.Codec<unknown> => Nameless) })
const fresh = (): Schema.Codec<unknown> => Schema.Struct({ a: Schema.suspend(fresh) }).annotate({ identifier: "Fresh" })
let deep: Schema.Top = Schema.Int
for (let index = 0; index < 10_000; index += 1) deep = Schema.Array(deep)

describe("a schema is refused", () => {
  it.each<[string, Schema.Top, string]>([
    [
      "a number that may be NaN",
      Schema.Struct({ a: Schema.Number }),
      "a: Schema.Number also means NaN and infinities, which JSON has not",
    ],
    [
      "an excluded bound of a number",
      Schema.Finite.check(Schema.isLessThan(1)),
      ": a bound that is itself excluded can not be said of a number",
    ],
    ["multiples", Schema.Int.check(Schema.isMultipleOf(2)), ": isMultipleOf can not be said of a number"],
    ["bounds that nothing fits", Schema.Int.check(between(3, 2)), ": no number lies between the bounds"],
    [
      "lengths in UTF-16 units",
      Schema.String.check(Schema.isMaxLength(3)),
      ": a length in UTF-16 units means another text to other readers",
    ],
    [
      "a pattern that is not anchored",
      Schema.String.check(Schema.isPattern(/a$/)),
      ": a pattern that is not anchored matches inside a longer text",
    ],
    [
      "an anchor that is escaped",
      Schema.String.check(Schema.isPattern(/^a\$/)),
      ": a pattern that is not anchored matches inside a longer text",
    ],
    [
      "an anchor for one alternative",
      Schema.String.check(Schema.isPattern(/^a|b$/)),
      ": an alternative outside a group is anchored on one side only",
    ],
    [
      "flags",
      Schema.String.check(Schema.isPattern(/^a$/i)),
      ": the flags i mean nothing to other readers of a pattern",
    ],
    [
      "classes that differ",
      Schema.String.check(Schema.isPattern(/^\d$/)),
      ": \\d means different characters to different readers of a pattern",
    ],
    [
      "a pattern that needs the flag's absence",
      Schema.String.check(Schema.isPattern(new RegExp("^\\-$"))),
      ": the pattern means different things with and without the flag u",
    ],
    [
      "two patterns",
      Schema.String.check(Schema.isPattern(/^a$/), Schema.isPattern(/^b$/)),
      ": two patterns on one text",
    ],
    ["other checks of texts", Schema.String.check(Schema.isUUID()), ": isUUID can not be said of a text"],
    [
      "anonymous filters",
      Schema.String.check(Schema.makeFilter(() => true)),
      ": a filter without a name can not be generated",
    ],
    [
      "filters of objects",
      Schema.Struct({ a: Schema.Int }).check(Schema.isMinProperties(1)),
      ": a check across a whole value can not be generated",
    ],
    [
      "an optional member that may be undefined",
      Schema.Struct({ a: Schema.optional(Schema.Int) }),
      "a: undefined does not exist in JSON",
    ],
    ["undefined", Schema.Undefined, ": undefined does not exist in JSON"],
    ["null alone", Schema.Null, ": null alone says nothing"],
    ["an empty object", Schema.Struct({}), ": an empty Struct takes every value but null"],
    ["an unknown value", Schema.Unknown, ": an unknown value has no bounds"],
    ["any value", Schema.Any, ": an unknown value has no bounds"],
    ["a bigint", Schema.BigInt, ": BigInt does not exist in JSON"],
    ["a literal bigint", Schema.Literal(1n), ": 1 does not exist in JSON"],
    ["a literal twice", Schema.Literals(["a", "a"]), ': "a" is listed twice'],
    ["a tuple", Schema.Tuple([Schema.String, Schema.Int]), ": a tuple can not be said"],
    ["unique lists", Schema.Array(Schema.Int).check(Schema.isUnique()), ": isUnique can not be said of items"],
    ["a template", Schema.TemplateLiteral(["a", Schema.String]), ": a template of a text can not be said"],
    [
      "a transformation",
      Schema.Struct({ a: Schema.NumberFromString }),
      "a: a transformed value is another one on the wire",
    ],
    [
      "a transformation of a list's items",
      Schema.Array(Schema.NumberFromString),
      ": a transformed value is another one on the wire",
    ],
    [
      "a default",
      Schema.Struct({ a: Schema.Int.pipe(Schema.withConstructorDefault(Effect.succeed(1))) }),
      "a: a default is no part of the wire",
    ],
    ["a class", Schema.Struct({ a: Point }), "a: a transformed value is another one on the wire"],
    ["a declared type", Schema.Date, ": a class or a declared type has no form on the wire"],
    [
      "a union without a tag",
      Schema.Union([Schema.String, Schema.Int]),
      ": an untagged union cannot be told apart on the wire",
    ],
    [
      "a union whose tag is optional",
      Schema.Union([
        Schema.Struct({ a: Schema.Literal("x") }),
        Schema.Struct({ a: Schema.optionalKey(Schema.Literal("y")) }),
      ]),
      ": an untagged union cannot be told apart on the wire",
    ],
    [
      "a union with one tag twice",
      Schema.Union([Schema.Struct({ a: Schema.Literal("x") }), Schema.Struct({ a: Schema.Literal("x") })]),
      ": an untagged union cannot be told apart on the wire",
    ],
    [
      "a part of a variant",
      Schema.Union([
        Schema.Struct({ a: Schema.Literal("x"), b: Schema.Number }),
        Schema.Struct({ a: Schema.Literal("y") }),
      ]),
      "0/b: Schema.Number also means NaN and infinities, which JSON has not",
    ],
    [
      "listed and open members together",
      Schema.StructWithRest(Schema.Struct({ a: Schema.Int }), [Schema.Record(Schema.String, Schema.Int)]),
      ": an object with both listed and open member names",
    ],
    [
      "a name that is no name of a type",
      Schema.Int.annotate({ identifier: "__proto__" }),
      ': "__proto__" is no name of a type',
    ],
    ["recursion without a name", Nameless, "a: a recursive type without a name"],
    ["recursion of nothing", Endless, ": a type that is only itself"],
    ["recursion that makes itself anew", fresh(), ": the type unfolds without end"],
    ["too much nesting", deep, ": more than 64 unnamed types inside each other"],
  ])("%s", (_, schema, problem) => expect(typeOf(schema)).toBe(problem))

  it("with every problem at once and what to do about each", () => {
    const { payload, problems } = wireFromEffect(
      Schema.Struct({ a: Schema.Number, b: Schema.Tuple([]), c: Schema.Int }),
      "closed",
    )
    expect(payload).toBeNull()
    expect(problems.map(({ path, fix }) => [path, fix])).toEqual([
      [["a"], "use Schema.Int or Schema.Finite"],
      [["b"], "use a Struct with a name for each place"],
    ])
  })
})
