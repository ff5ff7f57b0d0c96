import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { opaque } from "./opaque.ts"

describe("opaque JSON", () => {
  const fits = Schema.is(opaque({ maxBytes: 12, maxDepth: 2 }))
  it("is bounded in bytes of its text", () => {
    expect(fits("0123456789")).toBe(true)
    expect(fits("01234567890")).toBe(false)
    expect(fits("äöüäö")).toBe(true)
    expect(fits("äöüäöü")).toBe(false)
  })
  it("is bounded in levels", () => {
    expect(fits([[1]])).toBe(true)
    expect(fits([[[]]])).toBe(false)
  })
  it("is JSON", () => {
    expect(fits(NaN)).toBe(false)
    expect(fits(new Date(0))).toBe(false)
    expect(fits(undefined)).toBe(false)
    expect(fits(null)).toBe(true)
  })
  it("wants bounds that mean something", () => {
    expect(() => opaque({ maxBytes: 0, maxDepth: 1 })).toThrow("positive integers")
    expect(() => opaque({ maxBytes: 1, maxDepth: 1.5 })).toThrow("positive integers")
  })
})
