import { setImmediate as turn } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { fakeClock } from "../../../test/driver/fake-clock.ts"
import { climb, once } from "./ladder.ts"
import { defaultLimits } from "./limits.ts"

/** An agent that goes at the given step, or never. */
function agent(goesAt: "input" | "SIGTERM" | "SIGKILL" | null) {
  const clock = fakeClock()
  const exited = once(clock)
  const steps: string[] = []
  const step = (name: string): void => {
    steps.push(`${clock.now()} ${name}`)
    if (name === goesAt) exited.happen()
  }
  const ending = {
    endInput: () => step("input"),
    signal: async (signal: string) => step(signal),
    gone: exited.within,
  }
  return { clock, exited, ending, steps }
}

/** Lets time pass until the ladder is climbed. */
async function climbed({ clock, ending }: ReturnType<typeof agent>, polite = true): Promise<string> {
  const reached: string[] = []
  void climb(ending, defaultLimits, polite).then((rung) => reached.push(rung))
  for (let time = 0; reached.length === 0 && time < 20_000; time += 100) {
    await turn()
    clock.advance(100)
  }
  return reached[0] ?? "never"
}

describe("the ladder", () => {
  it.each([
    ["input", "input_ended", ["0 input"]],
    ["SIGTERM", "terminated", ["0 input", "3000 SIGTERM"]],
    ["SIGKILL", "killed", ["0 input", "3000 SIGTERM", "6000 SIGKILL"]],
    [null, "killed", ["0 input", "3000 SIGTERM", "6000 SIGKILL"]],
  ] as const)("with an agent that goes at %s ends %s", async (goesAt, rung, steps) => {
    const tried = agent(goesAt)
    expect(await climbed(tried)).toBe(rung)
    expect(tried.steps).toEqual(steps)
    expect(tried.clock.waiting()).toBe(0)
  })

  it("has no first rung for an agent that does not read", async () => {
    const tried = agent("SIGTERM")
    expect(await climbed(tried, false)).toBe("terminated")
    expect(tried.steps).toEqual(["0 SIGTERM"])
  })

  it("is not climbed for an agent that has gone", async () => {
    const tried = agent(null)
    tried.exited.happen()
    expect(await climbed(tried)).toBe("gone")
    expect(tried.steps).toEqual([])
  })
})
