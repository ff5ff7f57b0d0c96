import { describe, expect, it } from "vitest"
import { listening } from "../../../runtime/driver/index.ts"
import { cursor } from "../../../output/contracts/cursor/index.ts"
import { asks, phased, stops, turnOf } from "../driven.ts"
import { chunk } from "../scripted.ts"
import type { Step } from "../scripted.ts"

const notFound = { error: { code: -32_601, message: "Method not found" } }

/** A turn in which the agent asks for something and waits for the answer. */
const asked = (method: string, params: unknown) =>
  turnOf([asks(7, method, params), { expectAnswer: 7 }, chunk("on"), stops("end_turn")])

describe("50. what was not offered", () => {
  it.each([
    ["fs/read_text_file", { sessionId: "s1", path: "/etc/hosts" }],
    ["fs/write_text_file", { sessionId: "s1", path: "/tmp/never", content: "x" }],
    ["terminal/create", { sessionId: "s1", command: "touch", args: ["/tmp/never"] }],
    ["elicitation/create", { sessionId: "s1", mode: "form", message: "?", requestedSchema: { type: "object" } }],
  ])("%s is not done: it is answered so, and observed", async (method, params) => {
    const { received, observed, result } = await asked(method, params)
    expect(received().at(-1)).toEqual({ jsonrpc: "2.0", id: 7, ...notFound })
    expect(phased(observed)[0]).toEqual(["in_turn", { kind: "declined", request: 1, method, raw: params }])
    expect(result).toMatchObject({ outcome: "unverified", text: "on" })
  })
})

describe("51. methods of somebody's own", () => {
  it.each([["_v.dev/ask"], ["x/y"], ["_x/y"], ["_"]])(
    "%s is answered, under its own name to the letter",
    async (method) => {
      const params = { plan: "...", sessionId: "s1" }
      const { received, observed, result } = await asked(method, params)
      expect(received().at(-1)).toEqual({ jsonrpc: "2.0", id: 7, ...notFound })
      expect(phased(observed)[0]).toEqual(["in_turn", { kind: "declined", request: 1, method, raw: params }])
      expect(result.outcome).toBe("unverified")
    },
  )

  it("that tell something are recorded, and not answered", async () => {
    const note: Step = { send: { jsonrpc: "2.0", method: "_v.dev/note", params: { sessionId: "s1", a: 1 } } }
    const { read, observed } = await turnOf([note, chunk("x"), stops("end_turn")])
    expect(read()).toEqual(["initialize", "session/new", "session/prompt"])
    expect(phased(observed)[0]).toEqual([
      "in_turn",
      { kind: "unknown", what: "notification", method: "_v.dev/note", raw: { sessionId: "s1", a: 1 } },
    ])
  })

  it("and members that the protocol does not know are kept beside what it does", async () => {
    const update = { sessionUpdate: "agent_message_chunk", content: { type: "text", text: "x" }, vendor: { a: 1 } }
    const { observed, result } = await turnOf([{ update }, stops("end_turn")])
    expect(result.text).toBe("x")
    expect(phased(observed)[1]).toMatchObject([
      "in_turn",
      { kind: "salvaged", foreign: [["update", "vendor"]], raw: { update } },
    ])
  })

  it("are answered as their contract calls safe where somebody has catalogued them, without a prefix too", async () => {
    const { site } = cursor.slots.createPlan
    if (site.kind !== "method") throw new Error("not a method")
    const { method, declined } = site
    const { received, observed } = await turnOf(
      [asks(8, method, { plan: "..." }), { expectAnswer: 8 }, chunk("on"), stops("end_turn")],
      { extending: listening([{ contract: cursor, handlers: {} }]) },
    )
    expect(declined).toBeDefined()
    expect(received().at(-1)).toEqual({ jsonrpc: "2.0", id: 8, result: declined })
    expect(observed[0]).toMatchObject({ sessionId: null, observation: { kind: "declined", method } })
  })
})
