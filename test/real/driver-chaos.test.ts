import { describe, expect, it } from "vitest"
import { chaosOf, held } from "../driver/chaos.ts"

describe("an agent that anything is wrong with, at any step", () => {
  it("never makes us hang, leak or fail: 200 runs, each with an end that is typed", { timeout: 240_000 }, async () => {
    await chaosOf([0], 1)
    const before = held()
    const { runs, rejections } = await chaosOf(
      Array.from({ length: 200 }, (_, index) => index + 1),
      6,
    )
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
})
