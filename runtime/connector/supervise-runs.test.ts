import { describe, expect, it } from "vitest"
import { settled, words } from "../../test/driver/fake-agent.ts"
import type { FakeAgent } from "../../test/driver/fake-agent.ts"
import { claim, connecting } from "../../test/connect/connecting.ts"
import type { Heard } from "./platform.ts"

const fenced: Heard<never> = {
  kind: "refused",
  refusal: { status: 409, code: "claim/over", what: "The claim is over." },
}

/** Ends the agent's turn, and lets what comes after it pass. */
async function ends(agent: FakeAgent, stopReason = "end_turn"): Promise<void> {
  agent.answer("session/prompt", { stopReason })
  agent.clock.advance(1_000)
  await settled()
  await settled()
}

describe("a connector", () => {
  it("carries a run out, and reports it in batches that close by time", async () => {
    const run = connecting()
    run.platform.give(claim)
    const agent = await run.begin()
    agent.update(words("Good "))
    agent.update(words("day."))
    agent.update({ sessionUpdate: "agent_thought_chunk", content: { type: "text", text: "Hm." } })
    agent.update({ sessionUpdate: "plan", entries: [] })
    run.clock.advance(300)
    await settled()
    agent.update({ sessionUpdate: "tool_call", toolCallId: "t1", title: "Read", kind: "read", status: "completed" })
    await ends(agent)
    expect(run.platform.batches).toEqual([
      {
        kind: "unsigned",
        sequence: 1,
        observations: [
          { kind: "message", from: "agent", message_id: null, text: "Good day." },
          { kind: "message", from: "thought", message_id: null, text: "Hm." },
        ],
      },
      {
        kind: "unsigned",
        sequence: 3,
        observations: [
          { kind: "tool", tool_call_id: "t1", generation: 1, status: "completed", title: "Read", tool_kind: "read" },
        ],
      },
    ])
    expect(run.platform.completions).toEqual([
      { outcome: "unverified", because: "no_record", stopReason: "end_turn", text: "Good day." },
    ])
    expect(run.platform.asked).toEqual(["claim", "renew", "append", "append", "complete"])
    expect(run.events.at(-1)).toMatchObject({ kind: "run_ended", end: { batches: 2, reported: { kind: "whole" } } })
  })

  it("keeps the process and the session for the next run of a conversation, and only for that", async () => {
    const run = connecting()
    run.platform.give(claim)
    const agent = await run.begin()
    await ends(agent)
    run.platform.give({ ...claim, id: "claim_2", run: "run_2", prompt: "and now" })
    await settled()
    await settled()
    const prompt = [{ type: "text", text: "and now" }]
    expect(agent.sent.at(-1)).toMatchObject({ asked: "session/prompt", params: { sessionId: "s1", prompt } })
    await ends(agent)
    run.platform.give({ ...claim, id: "claim_3", run: "run_3", session: "sess_2" })
    await settled()
    await settled()
    expect(agent.sent.at(-1)).toMatchObject({ asked: "session/new" })
    expect(run.agents).toHaveLength(1)
    const begun = run.events.filter((event) => event.kind === "run_begun")
    expect(begun.map(({ continued }) => continued)).toEqual(["fresh", "live"])
  })

  it("renews the claim while the agent says nothing", async () => {
    const run = connecting()
    run.platform.give(claim)
    await run.begin()
    run.clock.advance(8_000)
    await settled()
    run.clock.advance(8_000)
    await settled()
    expect(run.platform.asked).toEqual(["claim", "renew", "renew", "renew"])
  })

  it("answers every request for permission with cancelled", async () => {
    const run = connecting()
    run.platform.give(claim)
    const agent = await run.begin()
    agent.ask("session/request_permission", {
      sessionId: "s1",
      toolCall: { toolCallId: "t1", title: "Write" },
      options: [{ optionId: "once", name: "Allow", kind: "allow_once" }],
    })
    await settled()
    expect(agent.sent.at(-1)).toEqual({ replied: 1, reply: { result: { outcome: { outcome: "cancelled" } } } })
  })

  it("cancels where the platform asks for it, and says so", async () => {
    const run = connecting()
    run.platform.give(claim)
    const agent = await run.begin()
    run.platform.cancelled()
    run.clock.advance(8_000)
    await settled()
    expect(agent.sent.at(-1)).toMatchObject({ told: "session/cancel" })
    await ends(agent, "cancelled")
    expect(run.platform.completions).toMatchObject([{ outcome: "cancelled" }])
    expect(run.events).toContainEqual({ kind: "run_cancelling", run: "run_1", because: "asked" })
    expect(agent.isGone()).toBe(false)
  })

  it("replaces an agent that does not heed a cancel, after its grace", async () => {
    const run = connecting()
    run.platform.give(claim)
    const agent = await run.begin()
    run.platform.cancelled()
    run.clock.advance(8_000)
    await settled()
    run.clock.advance(9_000)
    await settled()
    expect(agent.isGone()).toBe(false)
    run.clock.advance(1_000)
    await settled()
    run.clock.advance(5_000)
    await settled()
    await settled()
    expect(agent.isGone()).toBe(true)
    expect(run.platform.completions).toMatchObject([{ outcome: "cancelled" }])
    expect(run.agents).toHaveLength(2)
  })

  it("stops the agent and writes nothing more once the claim is another's", async () => {
    const run = connecting()
    run.platform.give(claim)
    const agent = await run.begin()
    run.platform.next("renew", fenced)
    run.clock.advance(8_000)
    await settled()
    expect(agent.sent.at(-1)).toMatchObject({ told: "session/cancel" })
    await ends(agent, "cancelled")
    expect(run.platform.asked).toEqual(["claim", "renew", "renew"])
    expect(run.events.at(-1)).toMatchObject({ kind: "run_ended", end: { reported: { kind: "fenced" } } })
  })

  it("gives no prompt under a claim that was over before, nor one that it cannot carry out", async () => {
    const run = connecting()
    run.platform.next("renew", fenced)
    run.platform.give(claim)
    run.platform.give({ ...claim, id: "claim_2", beyond: ["output_schema"] })
    await settled()
    run.agents[0]?.answer("initialize", { protocolVersion: 1 })
    await settled()
    await settled()
    await settled()
    expect(run.agents[0]?.sent).toHaveLength(1)
    expect(run.platform.completions).toMatchObject([{ outcome: "failed", because: "unsupported_input" }])
  })

  it("cancels the turn where a batch is refused, and says that it was not reported", async () => {
    const run = connecting()
    run.platform.give(claim)
    const agent = await run.begin()
    const refusal = { status: 401, code: "attestation/key-superseded", what: "Another key has taken over." }
    run.platform.next("append", { kind: "refused", refusal })
    agent.update(words("x"))
    run.clock.advance(300)
    await settled()
    expect(agent.sent.at(-1)).toMatchObject({ told: "session/cancel" })
    await ends(agent, "cancelled")
    expect(run.platform.completions).toMatchObject([{ outcome: "failed", because: "unreported:refused" }])
    expect(run.platform.batches).toHaveLength(1)
  })

  it("says that the agent crashed, and starts another one", async () => {
    const run = connecting()
    run.platform.give(claim)
    const agent = await run.begin()
    agent.update(words("half"))
    agent.exit()
    run.clock.advance(300)
    await settled()
    await settled()
    expect(run.platform.completions).toMatchObject([{ outcome: "crashed", text: "half" }])
    expect(run.agents).toHaveLength(2)
    run.platform.give({ ...claim, id: "claim_2", run: "run_2" })
    await run.begin()
    const begun = run.events.filter((event) => event.kind === "run_begun")
    expect(begun.map(({ continued }) => continued)).toEqual(["fresh", "fresh"])
  })

  it("ends where its agent cannot be started at all", async () => {
    const run = connecting()
    await settled()
    run.agents[0]?.exit()
    expect(await run.end).toMatchObject({ kind: "no_agent", failure: { code: "agent_closed" } })
  })

  it("ends where the platform does not know it", async () => {
    const run = connecting()
    const refusal = { status: 401, code: null, what: "Who?" }
    run.platform.next("claim", { kind: "refused", refusal })
    await run.begin().catch(() => null)
    expect(await run.end).toEqual({ kind: "refused", refusal, runs: 0 })
    expect(run.agents[0]?.isGone()).toBe(true)
    expect(run.clock.waiting()).toBe(0)
  })
})
