import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fakeClock } from "../../test/driver/fake-clock.ts"
import { settled } from "../../test/driver/fake-agent.ts"
import { usualBackoff, waitAfter } from "./backoff.ts"
import { persisting } from "./persist.ts"
import type { Heard } from "./platform.ts"

const away: Heard<never> = { kind: "away", why: "ECONNREFUSED" }

describe("a wait before the next attempt", () => {
  it("grows with the failures up to its bound, and chance never makes it none", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.double({ min: 0, max: 0.999_999, noNaN: true }),
        (failures, chance) => {
          const wait = waitAfter(failures, chance)
          const bound = Math.min(usualBackoff.most, usualBackoff.first * 2 ** (failures - 1))
          expect(wait).toBeGreaterThanOrEqual(bound / 2)
          expect(wait).toBeLessThanOrEqual(bound)
        },
      ),
    )
  })
})

describe("a request that nobody answers", () => {
  it("is made again until somebody does", async () => {
    const clock = fakeClock()
    const told: string[] = []
    const answers: Heard<number>[] = [away, away, { kind: "answered", value: 7 }]
    const persist = persisting(
      { clock, chance: () => 0, away: (_, wait) => told.push(`away ${wait}`), back: () => told.push("back") },
      new AbortController().signal,
    )
    const asked = persist(() => Promise.resolve(answers.shift() ?? away))
    for (const wait of [250, 500]) {
      await settled()
      clock.advance(wait)
    }
    expect(await asked).toEqual({ kind: "answered", value: 7 })
    expect(told).toEqual(["away 250", "away 500", "back"])
    expect(clock.waiting()).toBe(0)
  })

  it("is given up in the middle of a wait, and leaves nothing behind", async () => {
    const clock = fakeClock()
    const giveUp = new AbortController()
    const asked = persisting({ clock, chance: () => 0 }, giveUp.signal)(() => Promise.resolve(away))
    await settled()
    giveUp.abort()
    expect(await asked).toBeNull()
    expect(clock.waiting()).toBe(0)
  })
})
