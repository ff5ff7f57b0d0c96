import { describe, expect, it } from "vitest"
import { sameTree } from "./same-tree.ts"

describe("two texts say the same", () => {
  it.each([
    ["a.json", '{"a":[1,{"b":null}],"c":"x"}', '{ "c": "x",\n "a": [1, {"b": null}] }\n'],
    ["a.json", "1\n", "\uFEFF1.0\n"],
    ["a.ts", 'export const a = ["b", { c: 1 }]\n', "export const a = [\n  'b',\n  { c: 1, },\n];\n"],
    ["a.ts", "// A note.\nconst a = `x y`\n", "  // A note.  \n\tconst   a=`x y`"],
    ["a.mdx", "| a | b |\n| - | --- |\n| 1 | 2 |\n", "| a   | b   |\n| -   | ----- |\n| 1   | 2   |"],
    ["a.conf", "location = /a {\n}\n", "location = /a {  \n}"],
  ])("in %s: %j and %j", (path, left, right) => {
    expect(sameTree(path, left, right)).toBe(true)
  })

  it.each([
    ["a.json", '{"a":[1,2]}', '{"a":[2,1]}'],
    ["a.json", '{"a":1}', '{"a":1,"b":1}'],
    ["a.json", '{"__proto__":1}', '{"toString":1}'],
    ["a.json", "[]", "{}"],
    ["a.json", "{", "{ "],
    ["a.ts", 'const a = "b c"', 'const a = "b  c"'],
    ["a.ts", "const a = 1", "const a = 2"],
    ["a.ts", "let ab", "let a b"],
    ["a.mdx", "| a | b |", "| a b |"],
    ["a.conf", "a  b\n", "a b\n"],
  ])("not in %s: %j and %j", (path, left, right) => {
    expect(sameTree(path, left, right)).toBe(false)
  })

  it("is answered in linear time for hostile texts", () => {
    const start = performance.now()
    for (const unit of [" ", "/*", '"\\', "`\\", "|", "-", "[", "<<<<<<<\n"])
      for (const path of ["a.ts", "a.mdx", "a.conf", "a.json"])
        expect(sameTree(path, unit.repeat(200_000), `x${unit}`)).toBe(false)
    expect(
      sameTree(
        "a.json",
        `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
        `${"[".repeat(100_000)} ${"]".repeat(100_000)}`,
      ),
    ).toBe(true)
    expect(performance.now() - start).toBeLessThan(5_000)
  })
})
