import { describe, expect, it } from "vitest"
import type { AgentOptions, PermissionPolicy } from "../../../runtime/driver/index.ts"
import { asks, codesOf, driven, phased, sessionOf, stops, turnOf } from "../driven.ts"
import { chunk, opening } from "../scripted.ts"
import type { Step } from "../scripted.ts"
import { until } from "../../support/until.ts"

const prompted: readonly Step[] = [...opening, { expect: "session/prompt" }]
const yes = { optionId: "y", name: "Yes", kind: "allow_once" }
const always = { optionId: "a", name: "Always", kind: "allow_always" }
const no = { optionId: "n", name: "No", kind: "reject_once" }
const permission = (toolCallId: string, ...options: readonly object[]) => ({
  sessionId: "s1",
  toolCall: { toolCallId },
  options,
})
const method = "session/request_permission"
const cancelled = { outcome: { outcome: "cancelled" } }
const selected = (optionId: string) => ({ outcome: { outcome: "selected", optionId } })

/** A turn that is cancelled once the agent has said something. */
async function cancelledTurn(steps: readonly Step[], options: AgentOptions = {}) {
  const one = await driven([...prompted, chunk("x"), ...steps], options)
  const session = await sessionOf(one)
  const turn = session.prompt("go")
  await until(() => one.observed.length > 0)
  turn.cancel()
  return { ...one, session, result: await turn.result }
}

describe("10. an exit before the answer", () => {
  it("is a crash with what is known of it, and never an end of turn", async () => {
    const { result } = await turnOf([chunk("half"), { write: "no memory\n", stream: "stderr" }, { exit: 137 }])
    expect(result).toMatchObject({
      outcome: "crashed",
      stopReason: null,
      text: "half",
      failure: {
        code: "agent_closed",
        closure: { cause: "exited", exitCode: 137, errorTail: "no memory\n", lastMethod: "session/prompt" },
      },
    })
  })
})

describe("14. a prompt that is never answered although the work is done", () => {
  const steps: readonly Step[] = [
    chunk("done"),
    { update: { sessionUpdate: "tool_call", toolCallId: "t1", title: "x", status: "completed" } },
  ]

  it.each<[AgentOptions, string]>([
    [{ limits: { stall: 300 } }, "stalled"],
    [{ limits: { turn: 300 } }, "took_too_long"],
  ])("%j ends it, with a cancel first", async (options, because) => {
    const { result, read, observed } = await turnOf(steps, options)
    expect(result).toMatchObject({ outcome: "timed_out", because, lastObservation: "tool", text: "done" })
    await until(() => read().includes("session/cancel"))
    expect(codesOf(observed)).toEqual(["cancel_ignored"])
  })
})

describe("16. requests whose ids repeat", () => {
  it("are answered each by itself, in every turn", async () => {
    const ask: readonly Step[] = [
      { expect: "session/prompt" },
      asks(0, method, permission("t", yes, no)),
      { expectAnswer: 0 },
      stops("end_turn"),
    ]
    const one = await driven([...opening, ...ask, ...ask], { permission: { mode: "allow_once" } })
    const session = await sessionOf(one)
    for (const turn of [1, 2])
      expect(await session.prompt("go").result).toMatchObject({ turn, permissions: { allowed: 1 } })
    const answers = one.received().filter((each) => "result" in each)
    expect(answers).toEqual([0, 0].map((id) => ({ jsonrpc: "2.0", id, result: selected("y") })))
    const keys = one.observed.flatMap(({ observation }) =>
      observation.kind === "permission" && observation.phase === "asked" ? [observation.request] : [],
    )
    expect(keys).toEqual([1, 2])
  })
})

describe("17. several requests at once", () => {
  it("are answered in whatever order they are decided", async () => {
    const open: (() => void)[] = []
    const policy: PermissionPolicy = {
      mode: "ask",
      ask: () => new Promise((resolve) => open.unshift(() => resolve("allow_once"))),
    }
    const one = await driven(
      [
        ...prompted,
        asks(1, method, permission("t1", yes)),
        asks(2, method, permission("t2", yes)),
        { expectAnswer: 2 },
        { expectAnswer: 1 },
        stops("end_turn"),
      ],
      { permission: policy },
    )
    const turn = (await sessionOf(one)).prompt("go")
    await until(() => open.length === 2)
    for (const answer of open) {
      answer()
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    expect(await turn.result).toMatchObject({ permissions: { asked: 2, allowed: 2 } })
    expect(one.received().flatMap(({ id, result }) => (result === undefined ? [] : [id]))).toEqual([2, 1])
  })
})

describe("20. a cancel", () => {
  it("is a notification, without an id", async () => {
    const { received, result } = await cancelledTurn([{ expect: "session/cancel" }, stops("cancelled")])
    expect(result).toMatchObject({ outcome: "cancelled", cancelled: "asked", stopReason: "cancelled" })
    expect(received().at(-1)).toEqual({ jsonrpc: "2.0", method: "session/cancel", params: { sessionId: "s1" } })
  })
})

describe("31. updates after the answer", () => {
  it("still belong to the turn for a while, and after that to the session", async () => {
    const { result, observed } = await turnOf([stops("end_turn"), chunk("tail"), { sleep: 600 }, chunk("later")])
    expect(result).toMatchObject({ outcome: "unverified", text: "tail" })
    await until(() => observed.length === 2)
    expect(observed.map(({ phase, turn }) => [phase, turn])).toEqual([
      ["drain", 1],
      ["idle", 1],
    ])
  })
})

describe("32. a cancel that is not answered as one", () => {
  it.each<[Step, object, readonly string[]]>([
    [stops("end_turn"), { outcome: "cancelled", stopReason: "end_turn" }, ["cancel_not_confirmed"]],
    [
      { fail: { code: -32_800, message: "Request cancelled" }, to: "session/prompt" },
      { outcome: "cancelled", stopReason: null, failure: { code: "error_answered" } },
      ["cancel_answered_with_error"],
    ],
    [
      { fail: { code: -32_603, message: "aborted" }, to: "session/prompt" },
      { outcome: "cancelled", failure: { error: { message: "aborted" } } },
      ["cancel_answered_with_error"],
    ],
  ])("%j is cancelled all the same, and reported", async (answer, result, codes) => {
    const one = await cancelledTurn([{ expect: "session/cancel" }, answer])
    expect(one.result).toMatchObject({ cancelled: "asked", ...result })
    expect(codesOf(one.observed)).toEqual(codes)
  })

  it("and a stop as cancelled that nobody asked for is a failure", async () => {
    const { result, observed } = await turnOf([chunk("all done"), stops("cancelled")])
    expect(result).toMatchObject({ outcome: "failed", because: "cancelled_unasked", cancelled: null })
    expect(codesOf(observed)).toEqual(["cancelled_unasked"])
  })
})

describe("33. a cancel that is ignored", () => {
  it("ends the agent after a while, and its session takes no more prompts", async () => {
    const { result, session, observed } = await cancelledTurn([{ expect: "session/cancel" }, chunk("and on")])
    expect(result).toMatchObject({ outcome: "cancelled", stopReason: null, text: "xand on" })
    expect(result.milliseconds).toBeGreaterThanOrEqual(400)
    expect(codesOf(observed)).toEqual(["cancel_ignored"])
    expect(await session.prompt("more").result).toMatchObject({ outcome: "failed", turn: 0 })
  })

  it("while one that is heeded leaves the session good for the next prompt", async () => {
    const one = await driven([
      ...prompted,
      chunk("x"),
      { expect: "session/cancel" },
      stops("cancelled"),
      { expect: "session/prompt" },
      chunk("y"),
      stops("end_turn"),
    ])
    const session = await sessionOf(one)
    const first = session.prompt("go")
    await until(() => one.observed.length > 0)
    first.cancel()
    expect(await first.result).toMatchObject({ outcome: "cancelled" })
    expect(await session.prompt("on").result).toMatchObject({ outcome: "unverified", text: "y" })
  })
})

describe("35. a permission that is open at a cancel", () => {
  it("is withdrawn, those that come later too, and what is decided afterwards is void", async () => {
    let decide: () => void = () => {}
    const policy: PermissionPolicy = {
      mode: "ask",
      ask: () => new Promise((resolve) => (decide = () => resolve("allow_always"))),
    }
    const one = await driven(
      [
        ...prompted,
        asks(5, method, permission("t1", always)),
        { expectAnswer: 5 },
        asks(6, method, permission("t2", always)),
        { expectAnswer: 6 },
        stops("cancelled"),
      ],
      { permission: policy },
    )
    const turn = (await sessionOf(one)).prompt("go")
    await until(() => one.observed.some(({ observation }) => observation.kind === "permission"))
    turn.cancel()
    decide()
    expect(await turn.result).toMatchObject({ outcome: "cancelled", permissions: { asked: 2, allowed: 0, denied: 2 } })
    const answers = one.received().filter((each) => "result" in each)
    expect(answers).toMatchObject([
      { id: 5, result: cancelled },
      { id: 6, result: cancelled },
    ])
  })
})

describe("36, 37. a denial", () => {
  it.each([
    [[yes, no], selected("n")],
    [[no, yes], selected("n")],
    [[always], cancelled],
    [[{ ...yes, optionId: "deny", name: "Deny" }], cancelled],
    [[{ optionId: "d", name: "Deny", kind: "deny_once" }, yes], cancelled],
    [[{ optionId: "d", name: "Deny", kind: "deny_once" }, no], selected("n")],
    [[], cancelled],
  ])("of %j is answered with %j, and never allows", async (options, expected) => {
    const { received, result } = await turnOf([
      asks(5, method, permission("t1", ...options)),
      { expectAnswer: 5 },
      stops("end_turn"),
    ])
    expect(received().at(-1)).toEqual({ jsonrpc: "2.0", id: 5, result: expected })
    expect(result.permissions).toEqual({ asked: 1, allowed: 0, denied: 1 })
  })
})

describe("39. a denied tool behind a good end", () => {
  it("is counted, and fails nothing", async () => {
    const { result } = await turnOf([
      asks(5, method, permission("t1", yes, no)),
      { expectAnswer: 5 },
      chunk("{}"),
      stops("end_turn"),
    ])
    expect(result).toMatchObject({ outcome: "unverified", stopReason: "end_turn", permissions: { denied: 1 } })
  })
})

describe("40. a stop reason that nobody knows", () => {
  it.each([["error"], [""], ["END_TURN"]])("%j is kept, and is no success", async (reason) => {
    const { result } = await turnOf([chunk("x"), stops(reason)])
    expect(result).toMatchObject({ outcome: "failed", because: "unknown_stop_reason", stopReason: reason })
  })

  it.each([[null], [{}], [[]], [{ stopReason: 7 }]])("and %j is no answer at all", async (answer) => {
    const { result } = await turnOf([chunk("x"), { answer, to: "session/prompt" }])
    expect(result).toMatchObject({ outcome: "failed", failure: { code: "malformed_answer", raw: answer } })
  })
})

describe("41. an error behind a clean and empty end", () => {
  it("is a failure, since nothing came of the turn", async () => {
    const { result } = await turnOf([
      { update: { sessionUpdate: "agent_thought_chunk", content: { type: "text", text: "hm" } } },
      chunk("  \n"),
      stops("end_turn"),
    ])
    expect(result).toMatchObject({ outcome: "failed", because: "empty_turn", isEmpty: true, stopReason: "end_turn" })
  })

  it("is one too where the agent says the error as text, once the calls of models are known", async () => {
    let calls = 0
    const record = () => (calls++ < 1 ? [] : [{ result: "failed" } as const])
    const { result } = await turnOf([chunk("high demand"), stops("end_turn")], { record })
    expect(result).toMatchObject({ outcome: "failed", because: "model_call_failed" })
  })
})

describe("42. a second prompt", () => {
  it("is sent only when the first turn is over", async () => {
    const one = await driven([
      ...prompted,
      { sleep: 200 },
      chunk("one"),
      stops("end_turn"),
      { expect: "session/prompt" },
      chunk("two"),
      stops("end_turn"),
    ])
    const session = await sessionOf(one)
    const [first, second] = [session.prompt("1"), session.prompt("2")]
    await until(() => one.read().length === 3)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(one.read()).toEqual(["initialize", "session/new", "session/prompt"])
    expect((await first.result).text).toBe("one")
    expect((await second.result).text).toBe("two")
    expect(phased(one.observed).map(([phase]) => phase)).toEqual(["in_turn", "in_turn"])
  })
})
