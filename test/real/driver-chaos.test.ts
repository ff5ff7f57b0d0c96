import { describe, expect, it } from "vitest"
import { chaosOfTurns } from "../driver/chaos-turns.ts"
import { chaos } from "../driver/chaos.ts"
import { manyUpdates } from "../driver/floods.ts"
import { chaosOf, held } from "../driver/many.ts"

const seeds = Array.from({ length: 200 }, (_, index) => index + 1)

describe("an agent that anything is wrong with, at any step", () => {
  it("never makes us hang, leak or fail: 200 runs, each with an end that is typed", { timeout: 240_000 }, async () => {
    await chaosOf(chaos, [0], 1)
    const before = held()
    const { runs, rejections } = await chaosOf(chaos, seeds, 6)
    expect(rejections).toEqual([])
    expect(runs.filter(({ wrong }) => wrong.length > 0)).toEqual([])
    expect(runs).toHaveLength(200)
    expect(held()).toEqual(before)
    // The runs are not all of one kind: every cause that an agent can bring about is among them, and every rung.
    expect(new Set(runs.map(({ cause }) => cause))).toEqual(new Set(["exited", "output_ended", "ended_by_us", "noise"]))
    expect(new Set(runs.map(({ rung }) => rung))).toEqual(new Set(["gone", "input_ended", "terminated", "killed"]))
    expect(new Set(runs.map(({ fault }) => fault)).size).toBe(14)
    expect(new Set(runs.map(({ place }) => place)).size).toBe(9)
  })

  it("gives every turn an outcome, whatever the caller does meanwhile: 200 runs", { timeout: 300_000 }, async () => {
    await chaosOf(chaosOfTurns, [0], 1)
    const before = held()
    const { runs, rejections } = await chaosOf(chaosOfTurns, seeds, 6)
    expect(rejections).toEqual([])
    expect(runs.filter(({ wrong }) => wrong.length > 0)).toEqual([])
    expect(runs).toHaveLength(200)
    expect(held()).toEqual(before)
    const outcomes = new Set(runs.flatMap((run) => run.outcomes))
    expect(outcomes).toEqual(new Set(["unverified", "failed", "cancelled", "timed_out", "crashed"]))
    expect(new Set(runs.map(({ fault }) => fault)).size).toBe(14)
    expect(new Set(runs.map(({ place }) => place)).size).toBe(12)
    expect(new Set(runs.map(({ deed }) => deed)).size).toBe(7)
  })
})

describe("a turn of a hundred thousand updates", () => {
  it("takes at most 64 MiB, also where nobody reads its observations", async () => {
    await manyUpdates(1_000)
    const { because, observed, text, read, grown } = await manyUpdates(100_000)
    expect({ because, observed, text }).toEqual({ because: "no_record", observed: 100_000, text: 2_200_000 })
    expect(read).toBeLessThan(50_000)
    expect(grown).toBeLessThanOrEqual(64)
  })
})
