import { describe, expect, it } from "vitest"
import { says, session } from "./driven.ts"
import type { DrivenSession } from "./driven.ts"

/** Who wrote each piece of the agent's text: a loop's minted id, or null for the primary loop. */
function authors({ observed }: DrivenSession): readonly (string | null)[] {
  return observed.flatMap(({ observation, sequence }) => {
    if (observation.kind !== "message") return []
    const behind = observed.find((each) => each.sequence === sequence + 1)?.observation
    const isAttributed = behind?.kind === "extension" && behind.observation.kind === "attribution"
    return [isAttributed ? behind.observation.loop : null]
  })
}

describe("subagents", () => {
  it("subagent activity is attributed to the primary loop", async () => {
    const run = await session(["--declare", "none"])
    await run.session.prompt("@say I ask.\n@delegate").result
    expect(authors(run)).toEqual([null, null])
  })

  it("subagent activity is attributed to its subagent", async () => {
    const run = await session(["--declare", "subagents"])
    await run.session.prompt("@say I ask.\n@delegate").result
    expect(authors(run)).toEqual([null, "session-1/1"])
    expect(JSON.stringify(run.observed)).not.toContain("helper-1")
  })
})

describe("input for a running turn", () => {
  const steered = async (flags: readonly string[]) => {
    const run = await session(flags)
    const turn = run.session.prompt("@slow 40")
    await run.until(says("1\n"))
    const steering = await run.session.steer("Mind the gap.")
    return { run, steering, first: await turn.result }
  }

  it("text for a running turn waits for the next one", async () => {
    const { steering, first } = await steered(["--declare", "none"])
    expect(first.text).not.toContain("Heard")
    if (steering.fate !== "promoted") throw new Error(steering.fate)
    expect(steering.because).toBe("undeclared")
    const second = await steering.prompted.result
    expect(second).toMatchObject({ turn: 2, text: "Good day." })
  })

  it("text for a running turn reaches that turn", async () => {
    const { steering, first, run } = await steered(["--declare", "steer"])
    expect(steering).toMatchObject({ fate: "delivered" })
    expect(first.text).toContain("Heard: Mind the gap.")
    expect(JSON.stringify(run.observed.filter(({ observation }) => observation.kind === "promotion"))).toBe("[]")
  })
})

describe("an interrupt", () => {
  it("a running turn ends when its process is killed", async () => {
    const run = await session(["--declare", "none"], [], {
      script: "defects/cancel-ignored.js",
      limits: { settle: 200 },
    })
    const turn = run.session.prompt("@slow 1000")
    await run.until(says("1\n"))
    expect(await run.session.interrupt()).toMatchObject({ by: "cancel", because: "undeclared" })
    expect(await turn.result).toMatchObject({ outcome: "cancelled", isDrained: false, stopReason: null })
    if (!run.opened.ok) throw new Error()
    const { closure } = await run.opened.agent.close()
    expect(closure.cause).toBe("ended_by_us")
  })

  it("a running turn drains and stops by itself", async () => {
    const run = await session(["--declare", "interrupt"])
    const turn = run.session.prompt("@slow 1000")
    await run.until(says("1\n"))
    expect(await run.session.interrupt()).toEqual({ by: "drain" })
    expect(await turn.result).toMatchObject({ outcome: "cancelled", because: "drained", stopReason: "end_turn" })
    expect(run.observed.some(({ observation }) => observation.kind === "interruption")).toBe(true)
    expect(await run.session.prompt("Hello.").result).toMatchObject({ outcome: "unverified", text: "Good day." })
  })
})
