import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { elementSources, memberSource } from "./json-source.ts"

/** JSON with blanks wherever they may stand. */
const spaced = fc
  .tuple(fc.json(), fc.constantFrom(undefined, 1, "\t", "\r "))
  .map(([json, space]) => JSON.stringify(JSON.parse(json), null, space))

describe("the text of a part of JSON", () => {
  it("of an object's member reads back as the member", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.constantFrom(undefined, 2), (object, space) => {
        const text = JSON.stringify(object, null, space)
        const parsed = JSON.parse(text) as Record<string, unknown>
        for (const [name, value] of Object.entries(parsed))
          expect(JSON.parse(memberSource(text, name) ?? "")).toEqual(value)
        expect(memberSource(text, "surely no such name")).toBe(null)
      }),
    )
  })

  it("of an array's elements is all of them, as they were written", () => {
    fc.assert(
      fc.property(fc.array(spaced), fc.constantFrom(",", " , ", ",\t"), (elements, comma) => {
        expect(elementSources(`[${elements.join(comma)}]`)).toEqual(elements.map((each) => each.trim()))
      }),
    )
  })

  it.each([
    ['{"id":1.0}', "1.0"],
    ['{ "id" : 9007199254740993 , "method":"m"}', "9007199254740993"],
    ['{"id":1,"params":{"id":2},"id":3}', "3"],
    [String.raw`{"i\u0064":"a\"b,}","x":1}`, String.raw`"a\"b,}"`],
    ['{"params":{"id":2},"text":"\\"id\\":5"}', null],
    ['{"id":{"a":[1,{"b":"]"}]}}', '{"a":[1,{"b":"]"}]}'],
    ["{}", null],
  ])("of the id in %s is %s", (text, source) => {
    expect(memberSource(text, "id")).toBe(source)
  })

  it("nests as deep as JSON is read", () => {
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`
    expect(memberSource(`{"params":${deep},"id":7}`, "id")).toBe("7")
  })
})
