import { describe, expect, it } from "vitest"
import { asks, codesOf, driven, phased, sessionOf, stops, turnOf } from "../driven.ts"
import { chunk, opening } from "../scripted.ts"
import type { Step } from "../scripted.ts"

const said = (text: string) => ({ kind: "message", from: "agent", messageId: null, content: { type: "text", text } })

describe("43. a kind of update that nobody knows", () => {
  it("is kept whole, and changes nothing about how the turn ends", async () => {
    const update = { sessionUpdate: "subagent_update", x: 1 }
    const { result, observed } = await turnOf([{ update }, chunk("hi"), stops("end_turn")])
    expect(phased(observed)).toEqual([
      ["in_turn", { kind: "unknown", what: "update", method: "session/update", raw: update }],
      ["in_turn", said("hi")],
    ])
    expect(result).toMatchObject({ outcome: "unverified", text: "hi" })
  })
})

describe("44. a known kind with a wrong field", () => {
  it.each<[unknown, readonly (string | number)[]]>([
    [{ sessionUpdate: "usage_update", used: null, size: 200_000 }, ["update", "used"]],
    [{ sessionUpdate: "agent_message_chunk", content: "x" }, ["update", "content"]],
    [{ sessionUpdate: "tool_call", title: "x" }, ["update", "toolCallId"]],
    ["chunk", ["update"]],
    [[], ["update"]],
    [7, ["update"]],
  ])("%j is malformed at its place, and the turn goes on", async (update, path) => {
    const { result, observed } = await turnOf([{ update }, chunk("on"), stops("end_turn")])
    expect(phased(observed)).toMatchObject([
      ["in_turn", { kind: "malformed", method: "session/update", error: { path }, raw: { sessionId: "s1", update } }],
      ["in_turn", said("on")],
    ])
    expect(result).toMatchObject({ outcome: "unverified", text: "on" })
  })

  it("is read without the field where the protocol is lenient about it", async () => {
    const update = {
      sessionUpdate: "tool_call",
      toolCallId: "t",
      title: "x",
      kind: "banana",
      locations: [{}, { path: "/a" }],
    }
    const { observed } = await turnOf([{ update }, stops("end_turn")])
    expect(phased(observed)).toMatchObject([
      ["in_turn", { kind: "tool", patch: { title: "x", locations: [{ path: "/a" }] } }],
      ["in_turn", { kind: "salvaged", salvaged: [{ salvage: "defaulted" }, { salvage: "skipped" }], raw: { update } }],
    ])
  })
})

describe("46. tool calls", () => {
  const tool = (sessionUpdate: string, status?: string, title?: string): Step => ({
    update: { sessionUpdate, toolCallId: "x:0", ...(status && { status }), ...(title && { title }) },
  })

  it("that are created twice are one, and ids that come again in the next turn are another", async () => {
    const one = await driven([
      ...opening,
      { expect: "session/prompt" },
      tool("tool_call", "pending", "a"),
      tool("tool_call", "in_progress", "ab"),
      tool("tool_call_update", "completed"),
      stops("end_turn"),
      { expect: "session/prompt" },
      tool("tool_call", "pending", "b"),
      stops("end_turn"),
    ])
    const session = await sessionOf(one)
    const tools = [(await session.prompt("1").result).tools, (await session.prompt("2").result).tools]
    expect(tools).toMatchObject([
      [{ toolCallId: "x:0", turn: 1, generation: 1, title: "ab", status: "completed" }],
      [{ toolCallId: "x:0", turn: 2, generation: 1, title: "b", status: "unfinished" }],
    ])
    const steps = one.observed.flatMap(({ observation }) => (observation.kind === "tool" ? [observation.step] : []))
    expect(steps).toEqual(["opened", "patched", "patched", "opened"])
  })

  it("that only ever come as updates, or are only asked about, are tool calls", async () => {
    const { result } = await turnOf([
      tool("tool_call_update", "completed", "a"),
      asks(1, "session/request_permission", {
        sessionId: "s1",
        toolCall: { toolCallId: "y", title: "b" },
        options: [],
      }),
      stops("end_turn"),
    ])
    expect(result.tools).toMatchObject([
      { toolCallId: "x:0", status: "completed" },
      { toolCallId: "y", title: "b", status: "unfinished" },
    ])
    expect(result.isEmpty).toBe(false)
  })

  it("that failed fail no turn", async () => {
    const { result } = await turnOf([tool("tool_call", "failed", "a"), chunk("anyway"), stops("end_turn")])
    expect(result).toMatchObject({ outcome: "unverified", tools: [{ status: "failed" }] })
  })
})

describe("48. counts of tokens", () => {
  it("stand side by side as each source gave them, and are never added up", async () => {
    const usage = { inputTokens: 10, outputTokens: 5 }
    const { result, observed } = await turnOf([
      { update: { sessionUpdate: "usage_update", used: 300_000, size: 200_000 } },
      { update: { sessionUpdate: "usage_update", used: 300_001, size: 200_000, cost: { amount: 1, currency: "USD" } } },
      chunk("x"),
      { answer: { stopReason: "end_turn", usage }, to: "session/prompt" },
    ])
    expect(result.usage).toEqual([
      {
        kind: "usage",
        semantics: "unspecified",
        source: "usage_update",
        used: 300_001,
        size: 200_000,
        cost: { amount: 1, currency: "USD" },
      },
      { kind: "usage", semantics: "unspecified", source: "prompt_response", raw: usage },
    ])
    expect(codesOf(observed)).toEqual([])
  })

  it("are none where nobody gave any", async () => {
    expect((await turnOf([chunk("x"), stops("end_turn")])).result.usage).toEqual([])
  })
})
