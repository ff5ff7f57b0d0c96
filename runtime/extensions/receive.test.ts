import { describe, expect, it } from "vitest"
import { checkfu } from "../../output/contracts/checkfu/index.ts"
import { codex } from "../../output/contracts/codex/index.ts"
import { defaultContracts } from "../defaults.ts"
import { freshState, mergeOf } from "./carrier-state.ts"
import { heldAfter } from "./custody.ts"
import { minting } from "./mint.ts"
import type { Spoken } from "./handlers.ts"
import { receiver, sessionReceiver } from "./receive.ts"
import type { Carrier, SessionReceived } from "./receive.ts"
import { standingIn } from "./standing.ts"

const declared = new Set(checkfu.declarations.map(({ id }) => id))
const update = "SessionNotification.update"
const context = { mint: minting("run-1") }

let frames = 0
const carrier = (meta: unknown, more: Partial<Carrier> = {}): Carrier => ({
  def: update,
  meta,
  session: "s1",
  toolCall: null,
  carrier: `${frames++}`,
  standing: [],
  ...more,
})

describe("the receiver of a session", () => {
  const receive = sessionReceiver(defaultContracts)

  it("says of one carrier what the receiver without a memory says", () => {
    const meta = {
      "checkfu.subagent": { phase: "started", subagent_id: "t" },
      "checkfu.compaction": { strategy: "summarize" },
      "checkfu.x": 1,
    }
    const { state, ...received } = receive(freshState, carrier(meta), declared, context)
    expect(received).toEqual(receiver(defaultContracts)(update, meta, declared, context))
    expect(received.observations.length + received.diagnostics.length).toBeGreaterThan(1)
    expect(state).not.toBe(freshState)
  })

  it("holds the last word on the agent's state, and too much of it leaves nothing to resume with", () => {
    const slot = checkfu.slots.journalCheckpoint
    const words = [
      { status: "checkpoint", version: "1", state: { turn: 1 } },
      { status: "checkpoint", version: "1", state: { turn: 2 } },
      { status: "too_large" },
    ]
    let state = freshState
    const held = words.map((word) => {
      const received: SessionReceived = receive(
        state,
        carrier({ "checkfu.journal_checkpoint": word }),
        declared,
        context,
      )
      state = received.state
      const [observation] = received.observations
      const checkpoint = observation?.kind === "keeping" ? heldAfter(observation) : undefined
      return [mergeOf(state, slot, "sessionId=s1"), checkpoint?.state.open() ?? checkpoint]
    })
    expect(held).toEqual([
      [words[0], { turn: 1 }],
      [words[1], { turn: 2 }],
      [words[2], null],
    ])
  })

  it("lets every phase of a subagent through, since each stands for itself", () => {
    const phases = [
      { phase: "started", subagent_id: "t" },
      { phase: "activity", subagent_id: "t" },
      { phase: "completed", subagent_id: "t", outcome: "succeeded" },
    ]
    let state = freshState
    for (const phase of phases) {
      const received: SessionReceived = receive(state, carrier({ "checkfu.subagent": phase }), declared, context)
      expect([received.observations.length, received.diagnostics]).toEqual([1, []])
      state = received.state
    }
  })

  it("observes nothing of what the protocol has taken over, and says so", () => {
    const spoken: Spoken = {
      contract: codex,
      handlers: {
        subagentActivity: { read: () => ({ kind: "declaring", slot: "x", declarations: [], mechanisms: [] }) },
      } as never,
    }
    const stands = standingIn([codex])
    const one = sessionReceiver([spoken])
    let state = freshState
    const said = ["tool_call", "subagent_update", "tool_call"].map((sessionUpdate) => {
      const body = { sessionId: "s1", update: { sessionUpdate } }
      const standing = stands({ def: "SessionNotification", method: "session/update", body })
      const met = carrier({ codex: { subagent: { threadId: "t" } } }, { standing })
      const received = one(state, met, declared, context)
      state = received.state
      return received
    })
    expect(
      said.map(({ observations, diagnostics }) => [observations.length, diagnostics.map(({ code }) => code)]),
    ).toEqual([
      [1, []],
      [0, ["fidelity/overtaken"]],
      [0, ["fidelity/overtaken"]],
    ])
  })
})
