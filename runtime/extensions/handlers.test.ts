import { describe, expect, it } from "vitest"
import type { BlockMeta } from "../../output/contracts/onehorizon/index.ts"
import { checkfu } from "../../output/contracts/checkfu/index.ts"
import { checkfuHandlers, defaultContracts, onehorizonHandlers } from "../defaults.ts"
import { minting } from "./mint.ts"
import { receiver } from "./receive.ts"

const declared = new Set(checkfu.declarations.map(({ id }) => id))
const update = "SessionNotification.update"

/** The code with which a mark of a block is refused; true: it may be sent. */
function mark(value: Partial<BlockMeta>): unknown {
  const sending = onehorizonHandlers.blockMeta.send(
    { version: 1, trust: "trusted", taskMode: null, ...value },
    { declared },
  )
  return sending.ok || sending.refusal.code
}

describe("attribution", () => {
  it("names loops by ids that we minted, the same for the same loop, and never by the agent's own", () => {
    const receive = receiver(defaultContracts)
    const context = { mint: minting("run-7") }
    const wire = [
      { phase: "started", subagent_id: "thread-SECRET-1" },
      { phase: "started", subagent_id: "thread-SECRET-2", parent_subagent_id: "thread-SECRET-1", name: "reader" },
      { phase: "activity", subagent_id: "thread-SECRET-2" },
      { phase: "completed", subagent_id: "thread-SECRET-1", outcome: "cancelled" },
    ]
    const observations = wire.flatMap(
      (value) => receive(update, { "checkfu.subagent": value }, declared, context).observations,
    )
    expect(observations).toEqual([
      {
        kind: "attribution",
        slot: "slot/checkfu/subagent",
        loop: "run-7/1",
        phase: "started",
        parent: null,
        label: null,
      },
      {
        kind: "attribution",
        slot: "slot/checkfu/subagent",
        loop: "run-7/2",
        phase: "started",
        parent: "run-7/1",
        label: "reader",
      },
      { kind: "attribution", slot: "slot/checkfu/subagent", loop: "run-7/2", phase: "active" },
      { kind: "attribution", slot: "slot/checkfu/subagent", loop: "run-7/1", phase: "settled", outcome: "cancelled" },
    ])
    expect(JSON.stringify(observations)).not.toContain("SECRET")
  })

  it("says nothing of an update without it: the primary loop wrote that", () => {
    expect(receiver(defaultContracts)(update, {}, declared, { mint: minting("r") })).toEqual({
      observations: [],
      ignored: [],
      diagnostics: [],
      refusals: [],
    })
  })

  it("is made of what is left when a newer agent says more than we can read", () => {
    const value = { phase: "completed", subagent_id: "a", outcome: "failed", cost: 3, trace: { id: 1 } }
    const received = receiver(defaultContracts)(update, { "checkfu.subagent": value }, declared, { mint: minting("r") })
    expect(received.observations).toEqual([
      { kind: "attribution", slot: "slot/checkfu/subagent", loop: "r/1", phase: "settled", outcome: "failed" },
    ])
    expect(received.diagnostics).toMatchObject([{ code: "fidelity/excess", pruned: [["cost"], ["trace"]] }])
  })

  it("is not made of what cannot be read, and the update goes on without it", () => {
    const received = receiver(defaultContracts)(
      update,
      { "checkfu.subagent": { phase: "paused", subagent_id: "a" } },
      declared,
      { mint: minting("r") },
    )
    expect(received).toMatchObject({
      observations: [],
      refusals: [],
      diagnostics: [{ code: "fidelity/malformed", slot: "slot/checkfu/subagent" }],
    })
  })

  it("is withheld when it was not declared", () => {
    const received = receiver(defaultContracts)(
      update,
      { "checkfu.subagent": { phase: "activity", subagent_id: "a" } },
      new Set(),
      { mint: minting("r") },
    )
    expect(received.observations).toEqual([])
    expect(received.diagnostics).toMatchObject([{ code: "conformance/undeclared" }])
  })
})

describe("the request to drain", () => {
  it("is refused before it is sent to an agent that has not declared that it can", () => {
    const sending = checkfuHandlers.sessionInterrupt.send(
      { sessionId: "s1" },
      { declared: new Set(["declaration/checkfu/subagents"]) },
    )
    expect(sending).toMatchObject({
      ok: false,
      refusal: { code: "send/undeclared", facts: ["slot/checkfu/session-interrupt", "declaration/checkfu/interrupt"] },
    })
  })

  it.each([[{ sessionId: "" }], [{ sessionId: "x".repeat(257) }], [{}], [{ sessionId: "s1", force: true }]])(
    "is held to its decoder before it is sent: %j",
    (value) => {
      expect(checkfuHandlers.sessionInterrupt.send(value as never, { declared })).toMatchObject({
        ok: false,
        refusal: { code: "send/invalid" },
      })
    },
  )
})

describe("the mark of a text block", () => {
  it("carries the mode on untrusted blocks alone, and synthetic only as true on those", () => {
    expect(mark({})).toBe(true)
    expect(mark({ trust: "untrusted", taskMode: "code" })).toBe(true)
    expect(mark({ trust: "untrusted", taskMode: "code", synthetic: true })).toBe(true)
    expect(mark({ taskMode: "code" })).toBe("send/inconsistent")
    expect(mark({ synthetic: true })).toBe("send/inconsistent")
    expect(mark({ trust: "untrusted", taskMode: null })).toBe("send/inconsistent")
    expect(mark({ trust: "untrusted", taskMode: "code", synthetic: false })).toBe("send/inconsistent")
  })

  it("is held to its decoder before it is sent", () => {
    expect(mark({ version: 2 as never })).toBe("send/invalid")
  })
})

describe("minted ids", () => {
  it("are one for one, also for names that every object has", () => {
    const mint = minting("s")
    const names = ["a", "b", "__proto__", "constructor", "", "s/1", "a"]
    expect(names.map(mint)).toEqual(["s/1", "s/2", "s/3", "s/4", "s/5", "s/6", "s/1"])
  })
})
