import { describe, expect, it } from "vitest"
import { fitsSchema } from "./fits-schema.ts"

const schema = {
  type: "object",
  required: ["verdict"],
  properties: { verdict: { enum: ["pass", "fail"] }, notes: { type: "array", items: { type: "string" } } },
  additionalProperties: false,
}

describe("a schema of few keywords", () => {
  it.each([
    [{ verdict: "pass" }, true],
    [{ verdict: "pass", notes: ["a"] }, true],
    [{ verdict: "perhaps" }, false],
    [{}, false],
    [{ verdict: "pass", more: 1 }, false],
    [{ verdict: "pass", notes: [1] }, false],
    [7, false],
  ])("judges %j as %s", (value, fits) => {
    expect(fitsSchema(schema, value)).toBe(fits)
  })

  it("says nothing where it does not know a keyword", () => {
    expect(fitsSchema({ pattern: "^a$" }, "b")).toBeNull()
    expect(fitsSchema({ properties: { a: { $ref: "#/$defs/a" } } }, { a: 1 })).toBeNull()
  })

  it("says no where a keyword that it knows says so already", () => {
    expect(fitsSchema({ type: "object", properties: { a: { $ref: "#" } } }, 1)).toBe(false)
  })
})
