import { beforeAll, describe, expect, it } from "vitest"
import { fuzz } from "./fuzz.ts"
import { mutated } from "./mutate.ts"
import { Random } from "./random.ts"
import { everyTarget } from "./targets.ts"
import type { Target } from "./targets.ts"

let targets: readonly Target[]

beforeAll(async () => {
  targets = await everyTarget(process.cwd())
})

describe("mutated texts", () => {
  it("are read by every decoder as the interpreter reads them, and never throw", () => {
    const tally = fuzz(targets, 7, { count: 40_000, milliseconds: 5_000 })
    expect(tally.texts).toBeGreaterThan(5_000)
    for (const [verdict, times] of Object.entries(tally)) expect(times, verdict).toBeGreaterThan(20)
  })

  it("are the same for the same seed", () => {
    const some = targets.slice(0, 5)
    const end = { count: 2_000, milliseconds: Infinity }
    expect(fuzz(some, 3, end)).toEqual(fuzz(some, 3, end))
    expect(fuzz(some, 3, end)).not.toEqual(fuzz(some, 4, end))
    expect(mutated("[1]", ["{}"], new Random(9))).toBe(mutated("[1]", ["{}"], new Random(9)))
  })

  it("show a decoder that takes what it should not, or throws, with the text and the seed", () => {
    const [target] = targets.filter(({ stem }) => stem === "checkfu/turn") as [Target]
    const end = { count: 5_000, milliseconds: Infinity }
    const lax: Target = { ...target, decode: (value) => ({ ok: true, value }) }
    expect(() => fuzz([lax], 1, end)).toThrow(/^checkfu\/turn, text \d+ of seed 1: /)
    const throwing: Target = {
      ...target,
      decodeText() {
        throw new RangeError("too deep")
      },
    }
    expect(() => fuzz([throwing], 1, end)).toThrow(/text 0 of seed 1: too deep/)
  })
})
