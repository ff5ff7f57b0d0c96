import { describe, expect, it } from "vitest"
import { quickUnlessBusy } from "./real/agents/busy.ts"
import { measuring } from "./real/agents/waiting.ts"

/** Tries something that takes so long each time, on a machine that is so busy each time. */
async function tried(milliseconds: readonly number[], busy: readonly number[], waited = 0) {
  const told: string[] = []
  let [attempts, measures] = [0, 0]
  const result = await quickUnlessBusy(
    "It",
    2_000,
    () => Promise.resolve({ milliseconds: milliseconds[attempts++] ?? 0, waited }),
    { busy: () => () => busy[measures++] ?? 0, tell: (line) => told.push(line) },
  )
  return { took: result.milliseconds, attempts, told }
}

describe("what must be quick", () => {
  it("is tried once where it is quick, however busy the machine is", async () => {
    expect(await tried([1_999], [1])).toEqual({ took: 1_999, attempts: 1, told: [] })
  })

  it("is tried once where it is slow and nothing excuses that", async () => {
    expect(await tried([2_000, 1], [0.7])).toEqual({ took: 2_000, attempts: 1, told: [] })
  })

  it("is tried again where the machine was busy, and says so", async () => {
    expect(await tried([2_400, 300], [0.97])).toEqual({
      took: 300,
      attempts: 2,
      told: [
        "It took 2400 ms, for 0 of which it waited for a processor, while the processors were busy for 97 % of the time: once more",
      ],
    })
  })

  it("is slow where it is slow three times", async () => {
    expect(await tried([3_000, 3_000, 3_000, 1], [1, 1, 1])).toMatchObject({ took: 3_000, attempts: 3 })
  })

  it("is quick where it was only not let go on", async () => {
    expect(await tried([2_400], [1], 500)).toEqual({
      took: 2_400,
      attempts: 1,
      told: ["It took 2400 ms, for 500 of which it waited for a processor"],
    })
  })
})

describe.skipIf(process.platform !== "linux")("what a process waits for a processor", () => {
  it("is less than what it took, and nothing where it only sleeps", async () => {
    const measured = measuring("/no/such/home")
    await new Promise((resolve) => setTimeout(resolve, 300))
    const { milliseconds, waited } = measured()
    expect(milliseconds).toBeGreaterThan(290)
    expect(waited).toBeGreaterThanOrEqual(0)
    expect(waited).toBeLessThan(milliseconds)
  })
})
