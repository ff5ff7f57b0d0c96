import { setImmediate as turn } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { giveBack } from "./given-back.ts"

function reads(many: number): readonly Buffer[] {
  return Array.from({ length: many }, () => Buffer.allocUnsafeSlow(65_536))
}

describe("the memory of reads", () => {
  it("is free once it is given back, without a collection, a part of much at a time", async () => {
    await turn()
    const before = process.memoryUsage().arrayBuffers
    const many = reads(200)
    giveBack(many.slice(0, 120))
    giveBack(many.slice(120))
    expect(many.every(({ length }) => length === 65_536)).toBe(true)
    await turn()
    const left = many.filter(({ length }) => length > 0).length
    expect(left).toBeGreaterThan(100)
    expect(left).toBeLessThan(200)
    for (let turns = 0; turns < 20; turns++) await turn()
    expect(many.every(({ length }) => length === 0)).toBe(true)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 ** 20)
  })

  it("is not asked for where there is none", () => {
    expect(() => giveBack([])).not.toThrow()
  })
})
