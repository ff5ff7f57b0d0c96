import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Pieces } from "./pieces.ts"
import { bodyScanner } from "./scan.ts"
import { spliced } from "./splice.ts"
import type { Edit } from "./splice.ts"

function edited(text: string, edits: readonly Edit[]): string {
  const body = Buffer.from(text)
  const scanner = bodyScanner()
  scanner.push(body)
  const answer = scanner.end()
  if (!answer.ok) throw new Error(answer.fault)
  const at = [0, Math.floor(body.length / 3), Math.floor(body.length / 2), body.length]
  const pieces = at.slice(1).map((end, index) => body.subarray(at[index], end))
  const [whole, apart] = [[body], pieces].map((parts) => {
    const out = spliced(new Pieces(parts), answer.scanned, edits)
    expect(out.length).toBe(Buffer.concat(out.parts).length)
    return Buffer.concat(out.parts).toString()
  })
  expect(apart).toBe(whole)
  return whole ?? ""
}

describe("a spliced body", () => {
  it("keeps every byte that no edit names", () => {
    const text = '{ "n":12345678901234567890,"2":1.0, "1":0 ,"model" : "x" ,"__proto__":{"x":1}}'
    expect(edited(text, [{ kind: "set", name: "model", json: '"y"' }])).toBe(text.replace('"x"', '"y"'))
    expect(edited(text, [])).toBe(text)
  })

  it.each<[string, readonly Edit[], string]>([
    ["{}", [{ kind: "set", name: "a", json: "1" }], '{"a":1}'],
    ['{"b":2}', [{ kind: "set", name: "a", json: "1" }], '{"a":1,"b":2}'],
    ['{"b":2}', [{ kind: "remove", name: "b" }], "{}"],
    ['{"b":2, "c":3}', [{ kind: "remove", name: "b" }], '{"c":3}'],
    ['{"b":2, "c":3}', [{ kind: "remove", name: "c" }], '{"b":2}'],
    [
      '{"b":2}',
      [
        { kind: "remove", name: "b" },
        { kind: "set", name: "a", json: "1" },
      ],
      '{"a":1}',
    ],
    ['{"\\u0062" : ":" }', [{ kind: "rename", name: "b", to: "c" }], '{"c" : ":" }'],
    ['{"b":2}', [{ kind: "rename", name: "x", to: "c" }], '{"b":2}'],
  ])("%s with %j is %s", (text, edits, expected) => {
    expect(edited(text, edits)).toBe(expected)
  })

  it("reads as the object with those edits, whatever it held", () => {
    const name = fc.constantFrom("a", "b", "c", "d", "é", '"', "\\", ":")
    const object = fc.dictionary(
      name,
      fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown),
      { noNullPrototype: true },
    )
    const edit = fc.uniqueArray(
      fc.record({ kind: fc.constantFrom("set", "remove"), name, json: fc.constantFrom("1", '"x"', "{}") }),
      { selector: ({ name: of }) => of, maxLength: 4 },
    )
    const spaced = fc.constantFrom(undefined, 1, "\t")
    fc.assert(
      fc.property(object, edit, spaced, (before, edits, space) => {
        const expected: { [name: string]: unknown } = { ...before }
        for (const { kind, name: of, json } of edits)
          if (kind === "set") expected[of] = JSON.parse(json)
          else delete expected[of]
        expect(JSON.parse(edited(JSON.stringify(before, null, space), edits as readonly Edit[]))).toEqual(expected)
      }),
      { numRuns: 1000 },
    )
  })
})
