import { describe, expect, it } from "vitest"
import { readJson } from "./json-places.ts"

describe("reading JSON with places", () => {
  it("gives what JSON.parse gives, and the line and column of every part", () => {
    const text = '{\n  "a": [1, {"b c": "x\\ny"}],\n  "é": null\n}\n'
    const read = readJson(text)
    if (!read.ok) throw new Error(read.what)
    expect(read.value).toEqual(JSON.parse(text))
    expect(read.placeOf([])).toEqual({ line: 1, column: 1 })
    expect(read.placeOf(["a"])).toEqual({ line: 2, column: 3 })
    expect(read.placeOf(["a", 1])).toEqual({ line: 2, column: 12 })
    expect(read.placeOf(["a", 1, "b c"])).toEqual({ line: 2, column: 13 })
    expect(read.placeOf(["a", 1, "b c", "gone"])).toEqual({ line: 2, column: 13 })
    expect(read.placeOf(["é"])).toEqual({ line: 3, column: 3 })
  })

  it.each([
    ["", 1, 1, "a value is expected"],
    ['{"a": 1,}', 1, 9, "the name of a member is expected"],
    ['{"a" 1}', 1, 6, "a colon is expected"],
    ["[1 2]", 1, 4, "a comma or ] is expected"],
    ["{\n  'a': 1}", 2, 3, "a value of JSON is expected"],
    ["[01]", 1, 3, "a comma or ] is expected"],
    ["1 1", 1, 3, "the end of the text is expected"],
    ['["\n"]', 1, 2, "a value of JSON is expected"],
    ['{"a": 1, "a": 2}', 1, 10, 'two members named "a"'],
    ["[".repeat(200), 1, 130, "nested deeper than 128 levels"],
    ["NaN", 1, 1, "a value of JSON is expected"],
  ])("says where a text is no JSON: %j", (text, line, column, what) => {
    const read = readJson(text)
    expect(read).toMatchObject({ ok: false, place: { line, column }, what: expect.stringContaining(what) })
  })

  it("takes exactly what JSON.parse takes, but for twins", () => {
    const parts = [
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      '"a"',
      '"b"',
      "1",
      "-0.5e+3",
      "true",
      " ",
      '"\\u00e9"',
      "\\",
      "+1",
      ".5",
    ]
    let tried = 0
    for (const a of parts)
      for (const b of parts)
        for (const c of parts)
          for (const d of parts) {
            const text = a + b + c + d
            let parsed = true
            try {
              JSON.parse(text)
            } catch {
              parsed = false
            }
            tried++
            if (readJson(text).ok !== parsed) expect.fail(text)
          }
    expect(tried).toBe(parts.length ** 4)
  })
})
