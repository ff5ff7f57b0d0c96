import { describe, expect, it } from "vitest"
import type { LineRule } from "./entries.ts"
import { lineFits, mayBothFit, readLine, valueAtPlace } from "./line-form.ts"

const rules: readonly LineRule[] = [
  { name: "error", when: { "/type": "note", "/error": { is: "text" } }, gives: [{ give: "end", claim: "failed" }] },
  {
    name: "note",
    when: { "/type": "note" },
    each: {
      at: "/parts",
      rules: [
        {
          name: "text",
          when: { "/kind": "text" },
          gives: [{ give: "message", from: "agent", part: "whole", text: "/text", id: "#/id" }],
        },
      ],
    },
    gives: [{ give: "usage", raw: "/usage" }],
  },
  { name: "nothing", when: { "/type": "nothing" }, gives: [] },
]

describe("a place in a line", () => {
  const line = { a: { b: [{ c: 1 }] }, item: { c: 2 } }

  it.each([
    ["/c", 2],
    ["#/a/b/0/c", 1],
    ["#/item/c", 2],
    ["", { c: 2 }],
    ["#", line],
    ["/none/at/all", undefined],
    ["#/a/b/1", undefined],
    ["#/a/b/length/c", undefined],
    ["/toString", undefined],
    ["/constructor/name", undefined],
    ["#/__proto__", undefined],
  ])("%j holds %j", (place, value) => {
    expect(valueAtPlace(line.item, line, place)).toEqual(value)
  })

  it.each([null, 1, "text", true, undefined])("is nowhere in %j", (value) => {
    expect(valueAtPlace(value, value, "/a")).toBeUndefined()
  })
})

describe("a line", () => {
  it.each([
    [{ "/a": "x" }, true],
    [{ "/a": "y" }, false],
    [{ "/a": "x", "/b": false }, true],
    [{ "/a": "x", "/b": true }, false],
    [{ "/c": null }, true],
    [{ "/none": null }, false],
    [{ "/a": { is: "text" } }, true],
    [{ "/b": { is: "text" } }, false],
    [{ "/c": { is: "object" } }, false],
    [{ "/d": { is: "object" } }, true],
    [{}, true],
  ] as const)("with these members fits %j: %s", (when, fits) => {
    const line = { a: "x", b: false, c: null, d: {} }
    expect(lineFits(when, line, line)).toBe(fits)
  })

  it("means what the first rule says that fits it, item by item and then as a whole", () => {
    const line = { type: "note", id: "n", usage: 3, parts: [{ kind: "text", text: "a" }, { kind: "image" }, 7] }
    expect(readLine({ rules }, line)?.map(({ gift, item }) => [gift.give, item])).toEqual([
      ["message", line.parts[0]],
      ["usage", line],
    ])
    expect(readLine({ rules }, { ...line, error: "e" })?.map(({ gift }) => gift.give)).toEqual(["end"])
  })

  it("is unknown where none fits, and known where one gives nothing", () => {
    expect(readLine({ rules }, { type: "other" })).toBeNull()
    expect(readLine({ rules }, { type: "nothing" })).toEqual([])
    expect(readLine({ rules }, { type: "note", parts: "no list" })?.map(({ gift }) => gift.give)).toEqual(["usage"])
  })
})

describe("two sets of what a line must have", () => {
  it.each([
    [{ "/a": "x" }, { "/a": "x" }, true],
    [{ "/a": "x" }, { "/a": "y" }, false],
    [{ "/a": "x" }, { "/b": "y" }, true],
    [{ "/a": "x", "/b": true }, { "/b": false }, false],
    [{ "/a": "x" }, { "/a": { is: "text" } }, true],
    [{ "/a": { is: "text" } }, { "/a": null }, false],
    [{ "/a": { is: "object" } }, { "/a": "x" }, false],
    [{ "/a": { is: "object" } }, { "/a": { is: "text" } }, false],
    [{ "/a": { is: "text" } }, { "/a": { is: "text" } }, true],
    [{}, { "/toString": "x" }, true],
  ] as const)("%j and %j may both fit: %s", (one, other, may) => {
    expect([mayBothFit(one, other), mayBothFit(other, one)]).toEqual([may, may])
  })
})
