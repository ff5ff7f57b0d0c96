import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { filesBelow } from "../../test/files.ts"
import { nestsTooDeep } from "./nesting.ts"

describe("text that a parser could not follow", () => {
  it.each([
    ["lists", "const a = [", "[", ""],
    ["objects", "const a = ", "{ a: ", "1"],
    ["calls", "const a = ", "f(", ""],
    ["types", "type A = ", "A<", "B"],
    ["signs", "const a = ", "- ", "1"],
    ["sums", "const a = ", "1 +\n", "1"],
    ["conditions", "const a = ", "b\n  ? c\n  : ", "d"],
    ["functions", "const a = ", "() => ", "1"],
    ["templates", "const a = ", "`${", "1"],
    ["calls of results", "const a = b", "()", ""],
    ["conditions without braces", "", "if (a) ", "b"],
    ["labels", "", "a: ", ";"],
    ["brackets with texts and comments between", "const a = ", '[ ")]}", /* ] */ // ]\n', ""],
  ])("is refused: %s", (_, before, each, after) =>
    expect(nestsTooDeep(`${before}${each.repeat(5_000)}${after}`)).toBe(true),
  )
})

describe("text that is only long", () => {
  it.each([
    ["statements", "const a = b(1)\n"],
    ["members", "const a = {\n  b: [{ c: 1 }],\n}\n"],
    ["types", "export interface A {\n  readonly b: string\n  readonly c: number\n}\n"],
    ["comments", "/** It's (not: open. */\n// it's [ not\nexport const a = 1\n"],
    ["texts", "const a = \"http://[\" /* \\ */\nconst b = 'it\\'s {'\n"],
    ["exports", '/**\n * @since 1 (a\n */\nexport * from "./a.ts"\n\n'],
  ])("is not refused: %s", (_, each) => expect(nestsTooDeep(each.repeat(10_000))).toBe(false))

  it("is not refused: a list of 100,000 elements, and members without commas", () => {
    expect(nestsTooDeep(`const a = [${"f(1), ".repeat(100_000)}]`)).toBe(false)
    expect(nestsTooDeep(`interface A {${"\n  readonly b: string".repeat(100_000)}\n}`)).toBe(false)
  })

  it("is not refused: any module of this repository", () => {
    const paths = ["catalog", "model", "generators", "output", "runtime", "cli"].flatMap((room) =>
      filesBelow(room, ".ts"),
    )
    expect(paths.filter((path) => nestsTooDeep(readFileSync(path, "utf8")))).toEqual([])
  })
})
