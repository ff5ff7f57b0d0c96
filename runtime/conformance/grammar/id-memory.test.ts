import { describe, expect, it } from "vitest"
import { idMemory } from "./id-memory.ts"

describe("the memory of ids", () => {
  it("tells open from settled, and both from what it never saw", () => {
    const memory = idMemory<number>()
    memory.open("a", 1)
    memory.open("b", 2)
    memory.settle("b")
    memory.open("c", 3)
    memory.drop("c")
    expect(["a", "b", "c", "d"].map(memory.seen)).toEqual(["open", "settled", "no", "no"])
    expect(memory.openOf("a")).toBe(1)
    expect([...memory.stillOpen().keys()]).toEqual(["a"])
  })

  it("never says of an id that it saw that it did not, and keeps no more than it may", () => {
    const memory = idMemory<true>(16)
    const ids = Array.from({ length: 20_000 }, (_, index) => `call-${index}`)
    for (const id of ids) {
      memory.open(id, true)
      if (id.endsWith("7")) memory.settle(id)
    }
    expect(ids.filter((id) => memory.seen(id) === "no")).toEqual([])
    expect(memory.stillOpen().size).toBeGreaterThan(8)
    expect(memory.stillOpen().size).toBeLessThanOrEqual(16)
    const strangers = Array.from({ length: 20_000 }, (_, index) => `other-${index}`)
    expect(strangers.filter((id) => memory.seen(id) !== "no").length).toBeLessThan(200)
  })

  it("keeps a long id by its beginning, its length and a hash", () => {
    const memory = idMemory<true>()
    memory.open(`${"x".repeat(1_000_000)}a`, true)
    expect(memory.seen(`${"x".repeat(1_000_000)}a`)).toBe("open")
    expect(memory.seen(`${"x".repeat(1_000_000)}b`)).toBe("no")
    expect([...memory.stillOpen().keys()][0]?.length).toBeLessThan(320)
  })
})
