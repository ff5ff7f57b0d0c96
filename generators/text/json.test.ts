import fc from "fast-check"
import { format, util } from "prettier"
import { describe, expect, it } from "vitest"
import { jsonText } from "./json.ts"
import { columnsOf } from "./json-width.ts"

const judged = (text: string): Promise<string> => format(text, { parser: "json", semi: false, printWidth: 100 })

const words = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.constantFrom("a".repeat(40), "a".repeat(90), "日本語".repeat(10), "👨‍👩‍👧 and 😀", '\u2028\u0000"\\', "e\u0301"),
)
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    words,
    fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(null, true, false)),
    fc.array(fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })), { maxLength: 40 }),
    fc.array(tie("value"), { maxLength: 8 }),
    fc.array(fc.constantFrom<unknown>({}, [], [1, 2], ["a"], { a: 1 }, { a: 1, b: [] }, [[], {}]), { maxLength: 4 }),
    fc.dictionary(fc.oneof(words, fc.constantFrom("10", "9", "__proto__", "constructor")), tie("value"), {
      maxKeys: 5,
    }),
  ),
})).value

describe("JSON text", () => {
  it("is what Prettier leaves as it is, and says the same", async () => {
    await fc.assert(
      fc.asyncProperty(json, async (value) => {
        const text = jsonText(value)
        expect(await judged(text)).toBe(text)
        expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(value))
      }),
      { numRuns: 1500, seed: 1 },
    )
  })

  it("breaks arrays exactly where the hundredth column is passed", async () => {
    for (let length = 60; length <= 100; length++) {
      for (const value of [
        { key: ["a".repeat(length), "b"] },
        [[["a".repeat(length)]], 1],
        { a: [["a".repeat(length)], 1], b: 1 },
      ]) {
        const text = jsonText(value)
        expect(await judged(text)).toBe(text)
      }
      const numbers = jsonText({
        n: Array.from({ length }, (_, index) => (index % 3) * 10 ** (index % 12)),
        z: [-1, 1.5],
      })
      expect(await judged(numbers)).toBe(numbers)
    }
  })

  it("keeps members of a map in order, whatever they are called", () => {
    const text = jsonText(
      new Map<string, unknown>([
        ["b", 1],
        ["10", [{}, []]],
        ["9", {}],
        ["__proto__", null],
      ]),
    )
    expect(text).toBe('{\n  "b": 1,\n  "10": [{}, []],\n  "9": {},\n  "__proto__": null\n}\n')
  })

  it("measures single characters as Prettier does", () => {
    const wrong: string[] = []
    for (let code = 0; code < 0x20000; code++)
      if (code < 0xd800 || code > 0xdfff) {
        const char = String.fromCodePoint(code)
        if (columnsOf(char) !== util.getStringWidth(char)) wrong.push(code.toString(16))
      }
    expect(wrong).toEqual([])
  })

  it("takes any depth", () => {
    let deep: unknown = []
    for (let level = 0; level < 2000; level++) deep = [deep]
    expect(jsonText(deep).length).toBeGreaterThan(4000)
  })

  it("takes ten thousand rows without growing slow", () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => [{ index }, [[index], ["a"]]])
    const started = performance.now()
    jsonText(rows)
    expect(performance.now() - started).toBeLessThan(2000)
  })

  it("leaves out undefined members and refuses what is no JSON", () => {
    expect(jsonText({ a: undefined })).toBe("{}\n")
    expect(() => jsonText({ a: () => 1 })).toThrow("a function that is no JSON")
    expect(() => jsonText([Infinity])).toThrow("a number that is no JSON")
  })
})
