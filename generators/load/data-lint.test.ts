import { parseSync } from "oxc-parser"
import { describe, expect, it } from "vitest"
import { readSource } from "./source.ts"

const head = [
  'import * as Schema from "effect/Schema"',
  'import { Schema as Named } from "effect"',
  'import { harness, other, under } from "../kinds.ts"',
  'import whole from "./whole.ts"',
  "",
].join("\n")

function problems(body: string, isConfig = false): readonly string[] {
  const found = readSource(parseSync, "catalog/module.ts", head + body, isConfig).problems
  return found.map(({ code, at, what }) => `${code} ${at[0] - 4}:${at[1]} ${what}`)
}

describe("a catalog module may hold", () => {
  it.each([
    ["literals", 'export const a = harness({ t: "x", n: 1, yes: true, no: false, nothing: null })'],
    ["negative numbers", "export const a = harness({ n: -1 })"],
    ["texts without substitution", "export const a = harness(`text`)"],
    ["lists and objects inside each other", "export const a = harness({ list: [[1], { b: [] }] })"],
    ["references to imported values", "export const a = harness({ of: other, all: [other, whole] })"],
    ["references to its own consts", "const b = 1\nexport const a = harness({ b, c: b })"],
    ["a const used before it is stated", "export const a = harness(b)\nconst b = 1"],
    ["as const and satisfies", "export const a = harness([1] as const, { a: 1 } satisfies object)"],
    ["parentheses", "export const a = (harness((1)))"],
    ["calls inside calls", 'export const a = harness({ envelopes: [under("durable", { continuation: "x" })] })'],
    ["types", "interface A { readonly b: number }\nexport type B = A\nexport interface C {}"],
    ["imports of types", 'import type { D } from "./d.ts"\nexport const a: D = harness(1)'],
    ["members of imported values", "export const a = harness(other.part, whole.part.part)"],
    ["schemas", "const a = Schema.Struct({ a: Schema.optionalKey(Schema.String) })"],
    ["schemas by a named import", "const a = Named.Struct({ a: Named.String })"],
    ["checks and annotations", 'const a = Schema.String.check(Schema.isMinLength(1)).annotate({ identifier: "A" })'],
    ["brands", 'const a = Schema.String.pipe(Schema.brand("A"))'],
    ["patterns", "const a = Schema.String.check(Schema.isPattern(/^a$/))"],
    ["checks on imported schemas", "const a = other.check(Schema.isMinLength(1))"],
    [
      "recursion by Schema.suspend",
      "const A: Schema.Codec<B> = Schema.Struct({ a: Schema.suspend((): Schema.Codec<B> => A) })",
    ],
    ["a member named __proto__ in brackets", 'export const a = harness({ ["__proto__"]: 1 })'],
  ])("%s", (_, body) => expect(problems(body)).toEqual([]))

  it("a default export, if it is the configuration", () => {
    expect(problems("export default harness({ out: 1 })", true)).toEqual([])
    expect(problems("export default harness({ out: 1 })")).toEqual(["load/not-data 1:1 a default export"])
  })
})

describe("a catalog module may not hold", () => {
  it.each([
    ["for (const a of [1]) harness(a)", "1:1 a loop"],
    ["while (true) {}", "1:1 a loop"],
    ["if (other) {}", "1:1 a condition"],
    ["switch (other) {}", "1:1 a condition"],
    ["export const a = harness(other ? 1 : 2)", "1:26 a condition"],
    ["export const a = harness({ ...other })", "1:28 a spread"],
    ["export const a = harness([...other])", "1:27 a spread"],
    ["export const a = harness(...other)", "1:26 a spread"],
    ["function f() {}", "1:1 a function"],
    ["export const a = harness(() => 1)", "1:26 a function"],
    ["export const a = harness(function () {})", "1:26 a function"],
    ["export const a = harness({ f() {} })", "1:28 a function"],
    ["export const a = harness({ get f() { return 1 } })", "1:28 a function"],
    ["const a = Schema.suspend((x) => x)", "1:26 a function"],
    ["const a = Schema.suspend(() => { return 1 })", "1:26 a function"],
    ["const a = Schema.suspend(async () => 1)", "1:26 a function"],
    ["class A {}", "1:1 a class"],
    ["export const a = harness(class {})", "1:26 a class"],
    ["export let a = 1", "1:8 a variable that can change"],
    ["var a = 1", "1:1 a variable that can change"],
    ["export const a = new Map()", "1:18 an object made by new"],
    ["export const a = await other", "1:18 something to wait for"],
    ["export const a = harness(1 + 1)", "1:26 a computation"],
    ["export const a = harness(!other)", "1:26 a computation"],
    ["export const a = harness((other.x = 1))", "1:27 an assignment"],
    ["export const a = harness(`x${other}`)", "1:26 a text that is put together"],
    ["export const a = harness(String.raw`x`)", "1:26 a text that is put together"],
    ["export const a = harness(other[0])", "1:26 an element by its number or computed name"],
    ["export const a = harness(other?.x)", "1:26 a reading that may fail"],
    ["export const a = harness(other!)", "1:26 an assertion that something is there"],
    ["export const a = harness(1n)", "1:26 an integer that JSON can not hold"],
    ["export const a = harness({ [other]: 1 })", "1:28 a computed member name"],
    ["export const a = harness({ __proto__: other })", "1:28 a prototype where a member is meant"],
    ["export const a = harness([1, , 2])", "1:29 a hole in a list"],
    ['harness("effect")', "1:1 a statement that is run for its effect"],
    ['import "./effect.ts"', "1:1 an import for its effects alone"],
    ['export const a = import("./b.ts")', "1:18 an import while it runs"],
    ["export { other }", "1:1 an export list"],
    ['export * from "./b.ts"', "1:1 an export list"],
    ["export enum A { B }", "1:1 an enum"],
    ["export const { a } = other", "1:14 a destructuring"],
    ["export const a = process", "1:18 process, which is neither imported nor a const of this module"],
    ["export const a = Math.max(1)", "1:18 a call of the method max"],
    ["export const a = other.map(1)", "1:18 a call of the method map"],
    ["export const a = parseInt(1)", "1:18 a call of parseInt, which is no imported constructor"],
    ["const b = 1\nexport const a = b()", "2:18 a call of b, which is no imported constructor"],
    ["export const a = harness(1)(2)", "1:18 a call of something computed"],
    ["declare const a: number", "1:1 a declaration without a value"],
    ["{ }", "1:1 a statement that states nothing"],
    ["throw other", "1:1 a statement that states nothing"],
  ])("%s", (body, problem) => expect(problems(body)).toEqual([`load/not-data ${problem}`]))

  it("two members with one name", () =>
    expect(problems("export const a = harness({ b: 1, b: 2 })")).toEqual([
      "load/duplicate-member 1:34 a second member b",
    ]))

  it("text that can not be parsed, at the first place where it fails", () =>
    expect(problems("export const a = harness({ b: })")).toEqual([
      "load/syntax 1:31 the module can not be parsed: Unexpected token",
    ]))

  it("something behind characters of two units, at the column where editors see it", () =>
    expect(problems('export const a = /* \u{1F600} */ harness("\u{1F600}", { ["\u{1F600}"]: 1n })')).toEqual([
      "load/not-data 1:51 an integer that JSON can not hold",
    ]))

  it("a hole behind comments with commas in them", () =>
    expect(problems("export const a = harness([1 /* , */, /* , */ , 2])")).toEqual([
      "load/not-data 1:37 a hole in a list",
    ]))

  it("more nesting than a parser can follow", () => {
    const deep = `export const a = harness(${"[".repeat(100_000)}${"]".repeat(100_000)})`
    expect(problems(deep).map((problem) => problem.split(" ")[0])).toEqual(["load/syntax"])
  })
})
