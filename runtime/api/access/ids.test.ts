import { describe, expect, it } from "vitest"
import { idsBy } from "./ids.ts"

const at = Date.UTC(2026, 7, 29)

describe("ids", () => {
  it("grow within a millisecond, from one to the next, and when the clock is set back", () => {
    let now = at
    const newId = idsBy(() => now)
    const made: string[] = []
    for (const moment of [at, at + 1, at - 3_600_000, at + 2]) {
      now = moment
      for (let index = 0; index < 2_000; index++) made.push(newId("run"))
    }
    expect(new Set(made).size).toBe(made.length)
    expect(made.toSorted()).toEqual(made)
  })

  it("grow on where a millisecond has no room left", () => {
    const newId = idsBy(
      () => at,
      (bytes) => new Uint8Array(bytes).fill(0xff),
    )
    const made = Array.from({ length: 40_000 }, () => newId("run"))
    expect(made.toSorted()).toEqual(made)
    expect(made.every((id) => /^run_[0-9a-f]{32}$/.test(id))).toBe(true)
  })

  it("say the millisecond in which they were made, and differ between two makers", () => {
    const [one, other] = [idsBy(() => at)("run"), idsBy(() => at)("run")]
    expect(Number.parseInt(one.slice("run_".length, "run_".length + 12), 16)).toBe(at)
    expect(one).not.toBe(other)
  })
})
