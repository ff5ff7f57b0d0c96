import { describe, expect, it } from "vitest"
import { begun, settled, words } from "../../../test/driver/fake-agent.ts"
import type { ServedCall } from "../outcome/outcome.ts"

const told = (sent: readonly object[], method: string) => sent.filter((each) => "told" in each && each.told === method)
const codes = (observed: readonly { readonly observation: object }[]) =>
  observed.flatMap(({ observation }) => ("code" in observation ? [observation.code] : []))

describe("a turn", () => {
  it("settles after its answer and a silence, and takes what still comes in between", async () => {
    const { fake, session, observed } = await begun()
    const { result } = session.prompt("go")
    fake.update(words("one "))
    fake.answer("session/prompt", { stopReason: "end_turn" })
    fake.clock.advance(200)
    fake.update(words("tail"))
    fake.clock.advance(249)
    await settled()
    fake.update(words("!"))
    fake.clock.advance(250)
    expect(await result).toMatchObject({
      outcome: "unverified",
      because: "no_record",
      stopReason: "end_turn",
      text: "one tail!",
      turn: 1,
      milliseconds: 699,
    })
    fake.update(words("late"))
    expect(observed.map(({ phase, turn }) => `${phase} ${turn}`)).toEqual(["in_turn 1", "drain 1", "drain 1", "idle 1"])
    expect(fake.clock.waiting()).toBe(0)
  })

  it("does not wait for ever for silence after its answer", async () => {
    const { fake, session } = await begun()
    const { result } = session.prompt("go")
    fake.answer("session/prompt", { stopReason: "end_turn" })
    for (let count = 0; count < 60; count++) {
      fake.update(words("x"))
      fake.clock.advance(100)
    }
    await settled()
    expect(await result).toMatchObject({ milliseconds: 5_000, text: "x".repeat(50) })
  })

  it("is cancelled when the agent is silent, and the agent is ended when that does not help", async () => {
    const { fake, session, observed } = await begun()
    const { result } = session.prompt("go")
    fake.clock.advance(200_000)
    fake.update(words("done"))
    fake.clock.advance(299_999)
    expect(told(fake.sent, "session/cancel")).toEqual([])
    fake.clock.advance(1)
    expect(told(fake.sent, "session/cancel")).toEqual([{ told: "session/cancel", params: { sessionId: "s1" } }])
    fake.clock.advance(10_000)
    expect(await result).toMatchObject({
      outcome: "timed_out",
      because: "stalled",
      cancelled: "stall",
      text: "done",
      lastObservation: "message",
    })
    expect(codes(observed)).toEqual(["cancel_ignored"])
    expect(fake.sent.at(-1)).toEqual({ closed: true })
    expect(await session.prompt("again").result).toMatchObject({
      outcome: "failed",
      failure: { code: "agent_closed" },
      turn: 0,
    })
  })

  it("is cancelled when it takes too long, however much the agent says", async () => {
    const { fake, session } = await begun({ limits: { turn: 1_000 } })
    const { result } = session.prompt("go")
    for (let count = 0; count < 11; count++) {
      fake.update(words("x"))
      fake.clock.advance(100)
    }
    fake.answer("session/prompt", { stopReason: "cancelled" })
    fake.clock.advance(1_000)
    expect(await result).toMatchObject({ outcome: "timed_out", because: "took_too_long", stopReason: "cancelled" })
  })

  it("tells the agent once, and only while the prompt is pending", async () => {
    const { fake, session } = await begun()
    const first = session.prompt("go")
    first.cancel()
    first.cancel()
    session.cancel()
    fake.answer("session/prompt", { stopReason: "cancelled" })
    first.cancel()
    fake.clock.advance(1_000)
    expect(await first.result).toMatchObject({ outcome: "cancelled", cancelled: "asked" })
    first.cancel()
    session.cancel()
    expect(told(fake.sent, "session/cancel")).toHaveLength(1)
  })

  it("marks what is open as cancelled, and takes what the agent says of it later", async () => {
    const { fake, session, observed } = await begun()
    const turn = session.prompt("go")
    fake.update({ sessionUpdate: "tool_call", toolCallId: "a", title: "A" })
    fake.update({ sessionUpdate: "tool_call", toolCallId: "b", title: "B" })
    turn.cancel()
    fake.update({ sessionUpdate: "tool_call_update", toolCallId: "a", status: "failed" })
    fake.answer("session/prompt", { stopReason: "cancelled" })
    fake.clock.advance(1_000)
    const { tools } = await turn.result
    expect(tools.map(({ title, status }) => `${title} ${status}`)).toEqual(["A failed", "B cancelled"])
    expect(observed.at(-1)).toMatchObject({ observation: { kind: "tool", step: "late", status: "failed" } })
  })

  it("gives up what it leaves open without a cancel as unfinished, and never calls it failed", async () => {
    const { fake, session } = await begun()
    const { result } = session.prompt("go")
    fake.update({ sessionUpdate: "tool_call", toolCallId: "a", title: "A", status: "in_progress" })
    fake.answer("session/prompt", { stopReason: "end_turn" })
    fake.clock.advance(999)
    fake.clock.advance(1)
    expect((await result).tools).toMatchObject([{ status: "unfinished" }])
  })

  it("waits for the one before it, or fails as busy where it may not wait", async () => {
    const { fake, session } = await begun()
    const first = session.prompt("one")
    const second = session.prompt("two")
    const third = session.prompt("three")
    expect(await session.prompt("four", false).result).toMatchObject({
      outcome: "failed",
      failure: { code: "busy" },
      turn: 0,
    })
    third.cancel()
    expect(await third.result).toMatchObject({ outcome: "cancelled", turn: 0 })
    fake.update(words("1"))
    fake.answer("session/prompt", { stopReason: "end_turn" })
    fake.clock.advance(250)
    expect(await first.result).toMatchObject({ text: "1", turn: 1 })
    fake.update(words("2"))
    fake.answer("session/prompt", { stopReason: "end_turn" })
    fake.clock.advance(250)
    expect(await second.result).toMatchObject({ text: "2", turn: 2 })
    const prompts = fake.sent.filter((each) => "asked" in each && each.asked === "session/prompt")
    expect(prompts).toHaveLength(2)
  })

  it("keeps no record of the calls of other turns, and is verified by its own", async () => {
    const calls: ServedCall[] = [{ result: "failed" }]
    const { fake, session } = await begun({ record: () => calls })
    const first = session.prompt("go")
    await settled()
    calls.push({ result: "answered" })
    fake.update(words("hi"))
    fake.answer("session/prompt", { stopReason: "end_turn" })
    fake.clock.advance(250)
    expect(await first.result).toMatchObject({ outcome: "succeeded", served: [{ result: "answered" }] })
    const second = session.prompt("go on")
    await settled()
    fake.update(words("We're currently experiencing high demand"))
    calls.push({ result: "failed" })
    fake.answer("session/prompt", { stopReason: "end_turn" })
    fake.clock.advance(250)
    expect(await second.result).toMatchObject({ outcome: "failed", because: "model_call_failed" })
  })

  it("is unverified where the record cannot be read in time", async () => {
    const { fake, session } = await begun({ record: () => new Promise(() => {}) })
    const { result } = session.prompt("go")
    fake.update(words("hi"))
    fake.answer("session/prompt", { stopReason: "end_turn" })
    fake.clock.advance(250)
    await settled()
    fake.clock.advance(5_000)
    expect(await result).toMatchObject({ outcome: "unverified", served: null })
  })
})
