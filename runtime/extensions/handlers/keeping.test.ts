import { inspect } from "node:util"
import { describe, expect, it } from "vitest"
import { checkfu } from "../../../output/contracts/checkfu/index.ts"
import { checkfuHandlers, defaultContracts } from "../../defaults.ts"
import { heldAfter } from "../custody.ts"
import { minting } from "../mint.ts"
import type { Checkpoint, Keeping } from "../observation.ts"
import { receiver } from "../receive.ts"

const declared = new Set(["declaration/checkfu/native-checkpoint"])
const context = { mint: minting("run-1") }

function receive(value: unknown, with_ = declared): ReturnType<ReturnType<typeof receiver>> {
  const meta = { "checkfu.journal_checkpoint": value }
  return receiver(defaultContracts)("SessionNotification.update", meta, with_, context)
}

/** What is held after these words of the agent, one after the other. */
function held(...words: readonly object[]): Checkpoint | null {
  let kept: Checkpoint | null = null
  for (const word of words)
    for (const observation of receive(word).observations) kept = heldAfter(observation as Keeping)
  return kept
}

const older = { status: "checkpoint", version: "1", state: { secret: "SECRET-1" } }
const newer = { status: "checkpoint", version: "2", state: "SECRET-2" }

describe("an agent's state", () => {
  it("is held until a newer one takes its place, and given back as it came", () => {
    expect(held(older)?.state.open()).toBe(older.state)
    expect(held(older, newer)?.version).toBe("2")
    expect(held(older, newer)?.state.open()).toBe("SECRET-2")
  })

  it("is no longer held once there is too much of it, and held again after a newer one", () => {
    expect(held(older, { status: "too_large" })).toBeNull()
    expect(held({ status: "too_large" })).toBeNull()
    expect(held(older, { status: "too_large" }, newer)?.version).toBe("2")
  })

  it("stays held when a later word cannot be read", () => {
    expect(held(older, { status: "checkpoint", version: "" })?.version).toBe("1")
    expect(held(older, { status: "gone" })?.version).toBe("1")
  })

  it("shows in no record, in no text and in no inspection", () => {
    const { observations } = receive(older)
    expect(observations).toMatchObject([{ kind: "keeping", phase: "held", checkpoint: { version: "1" } }])
    for (const text of [JSON.stringify(observations), inspect(observations, { depth: null, showHidden: true })])
      expect(text).not.toContain("SECRET")
  })

  it("goes back into a session as it was handed over", () => {
    const checkpoint = held(older)
    if (checkpoint === null) throw new Error("nothing held")
    const resumed = { version: checkpoint.version, state: checkpoint.state.open() }
    expect(checkfuHandlers.resume.send(resumed, { declared })).toMatchObject({
      ok: true,
      outgoing: { value: { version: "1", state: older.state } },
    })
  })

  it("is not taken from an agent that has not declared that it hands it over", () => {
    const others = new Set(checkfu.declarations.map(({ id }) => id).filter((id) => !declared.has(id)))
    expect(receive(older, others)).toMatchObject({
      observations: [],
      diagnostics: [{ code: "conformance/undeclared", facts: [checkfu.slots.journalCheckpoint.id, ...declared] }],
    })
  })
})
