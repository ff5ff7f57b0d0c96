import { describe, expect, it } from "vitest"
import { carrierFault, carrierLimits, nodesOf } from "./carrier.ts"

const nested = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { in: value }
  return value
}

describe("what a carrier takes", () => {
  it("is a megabyte, sixty-four levels and ten thousand values", () => {
    expect(carrierLimits).toEqual({ bytes: 1_048_576, depth: 64, nodes: 10_000 })
  })

  it("nests as deep as that, and not a level deeper", () => {
    expect(carrierFault(nested(64))).toBeNull()
    expect(carrierFault(nested(65))).toBe("maxDepth")
    expect(carrierFault([1, nested(64)])).toBe("maxDepth")
  })

  it("holds as many values as that, itself among them, and not one more", () => {
    const list = (items: number): readonly unknown[] => Array.from({ length: items }, () => null)
    expect(carrierFault(list(9_999))).toBeNull()
    expect(carrierFault(list(10_000))).toBe("maxNodes")
    expect(carrierFault({ a: list(5_000), b: [list(4_995), "text"] })).toBeNull()
    expect(carrierFault({ a: list(5_000), b: [list(4_996), "text"] })).toBe("maxNodes")
  })

  it("may be a single value", () => {
    for (const value of [null, "text", 1, true]) expect([carrierFault(value), nodesOf(value)]).toEqual([null, 1])
  })

  it("counts everything inside", () => {
    expect(nodesOf([])).toBe(1)
    expect(nodesOf({ a: [1, "b", null], c: {} })).toBe(6)
  })
})
