import { describe, expect, it } from "vitest"
import { wire } from "./conversation.ts"
import type { Conversation } from "./conversation.ts"
import { judged, rulesThat } from "./judge.ts"

type Members = { readonly [name: string]: unknown }

const turn =
  (during: (c: Conversation) => void, declares: Members = {}) =>
  (c: Conversation): void => {
    c.hello({}, declares)
    c.begin()
    const id = c.prompt()
    during(c)
    c.answer(id, { stopReason: "end_turn" })
  }
const subagent = (phase: string, more: Members = {}): Members => ({
  "checkfu.subagent": { phase, subagent_id: "x", ...more },
})
const settled = subagent("completed", { outcome: "succeeded" })
const observed = { subagents: "observed" }
const steering = (answer: (c: Conversation, id: number) => void, declares: Members) =>
  turn((c) => {
    c.say("1")
    answer(c, c.ask(wire.steer, { sessionId: "s1", idempotency_id: "i", text: "Stop." }))
    c.say("2")
  }, declares)

/** What breaks a rule besides its own fixture. */
const broken: readonly (readonly [string, (c: Conversation) => void, readonly string[]])[] = [
  [
    "a result of a tool that was never used",
    turn((c) => c.update("tool_call_update", { toolCallId: "a", status: "completed" })),
    ["tool_correlation"],
  ],
  [
    "a subagent that works and never started",
    turn((c) => c.say("a", subagent("activity")), observed),
    ["subagent_correlation"],
  ],
  [
    "a subagent that settles twice",
    turn((c) => [subagent("started"), settled, settled].forEach((meta) => c.say("a", meta)), observed),
    ["subagent_correlation"],
  ],
  [
    "a subagent that starts again",
    turn(
      (c) => [subagent("started"), settled, subagent("started"), settled].forEach((meta) => c.say("a", meta)),
      observed,
    ),
    ["subagent_correlation"],
  ],
  [
    "a subagent that nobody declared",
    turn((c) => c.say("a", subagent("started"))),
    ["declared_emission", "subagent_correlation"],
  ],
  [
    "a steer that is answered with an error",
    steering((c, id) => c.fail(id, -32_603), { steer: "native" }),
    ["steering_correlation", "steering_delivered"],
  ],
  [
    "a steer that nobody declared, and that is taken",
    steering((c, id) => c.answer(id, { status: "delivered" }), {}),
    ["declared_emission", "steering_correlation"],
  ],
  [
    "a call of the platform's tool under a longer name that nobody served",
    (c) => {
      turn((t) => {
        t.update("tool_call", { toolCallId: "a", title: "mcp__checkfu__checkfu_conformance_probe" })
        t.update("tool_call_update", { toolCallId: "a", status: "completed" })
      })(c)
      c.event("served_tools", { inside: 0, outside: 0 })
    },
    ["capability_execution_locus"],
  ],
  [
    "an id that comes back as text",
    (c) =>
      c.answer(String(c.ask("initialize", { protocolVersion: 1 })), {
        protocolVersion: 1,
        agentInfo: { name: "a", version: "1" },
      }),
    ["response_id"],
  ],
  [
    "a turn that is cancelled by nobody",
    (c) => {
      c.hello()
      c.begin()
      c.answer(c.prompt(), { stopReason: "cancelled" })
    },
    ["terminal_observation"],
  ],
  [
    "a prompt that is answered twice",
    (c) => {
      c.hello()
      c.begin()
      const id = c.prompt()
      c.say("a")
      c.answer(id, { stopReason: "end_turn" })
      c.answer(id, { stopReason: "end_turn" })
    },
    ["response_id", "terminal_observation"],
  ],
  [
    "a process that ends in a turn",
    (c) => {
      c.hello()
      c.begin()
      c.prompt()
      c.event("closed", { cause: "exited", exitCode: 137 })
    },
    ["request_answered", "terminal_observation"],
  ],
  [
    "updates that bear the id of a session that rests",
    (c) => {
      c.hello()
      c.begin()
      c.turn()
      c.begin("s2")
      const id = c.prompt("Good day", "s2")
      c.say("for the other")
      c.answer(id, { stopReason: "end_turn" })
    },
    ["update_session"],
  ],
]

/** What looks odd, and breaks nothing. */
const sound: readonly (readonly [string, (c: Conversation) => void])[] = [
  [
    "a late result of a settled subagent's tool",
    turn((c) => {
      c.say("a", subagent("started"))
      c.update("tool_call", { toolCallId: "t", title: "Read" })
      c.say("a", settled)
      c.update("tool_call_update", { toolCallId: "t", status: "completed", _meta: subagent("activity") })
    }, observed),
  ],
  ["a steer that is not declared, and refused", steering((c, id) => c.fail(id, -32_601), {})],
  [
    "a steer that is refused at the very end of its turn",
    turn(
      (c) => {
        c.say("1")
        c.answer(c.ask(wire.steer, { sessionId: "s1", idempotency_id: "i", text: "Stop." }), { status: "refused" })
      },
      { steer: "native" },
    ),
  ],
  [
    "an end that crosses a cancel",
    (c) => {
      c.hello()
      c.begin()
      const id = c.prompt()
      c.say("a")
      c.tell("session/cancel", { sessionId: "s1" })
      c.answer(id, { stopReason: "end_turn" })
    },
  ],
  [
    "a trace that begins in the middle",
    (c) => {
      c.update("tool_call_update", { toolCallId: "t", status: "completed" })
      c.say("a")
      c.answer(7, { stopReason: "end_turn" })
    },
  ],
  [
    "a call of the platform's tool that failed before it was served",
    (c) => {
      turn((t) => {
        t.update("tool_call", { toolCallId: "a", title: "checkfu: checkfu_conformance_probe", status: "pending" })
        t.update("tool_call_update", { toolCallId: "a", status: "failed" })
      })(c)
      c.event("served_tools", { inside: 0, outside: 0 })
    },
  ],
  [
    "an answer by a later version, which has a form of its own",
    (c) =>
      c.answer(c.ask("initialize", { protocolVersion: 65_535 }), {
        protocolVersion: 2,
        info: { name: "a", version: "1" },
        capabilities: { session: {} },
        authMethods: [{ methodId: "a", name: "A", type: "agent" }],
      }),
  ],
  [
    "an agent that wants a sign-in and says how",
    (c) => {
      c.hello({ authMethods: [{ id: "a", name: "A" }] })
      c.fail(c.ask("session/new", { cwd: "/w", mcpServers: [] }), -32_000)
    },
  ],
]

describe("the grammar", () => {
  it.each(broken)("finds %s", (_, write, rules) => {
    expect(rulesThat("fail", judged(write)).toSorted()).toEqual([...rules].toSorted())
  })

  it.each(sound)("finds nothing to fail in %s", (_, write) => {
    expect(rulesThat("fail", judged(write))).toEqual([])
  })

  it("shows no id of a subagent in what it reports", () => {
    const write = turn(
      (c) => c.say("a", { "checkfu.subagent": { phase: "activity", subagent_id: "thread-of-its-own" } }),
      observed,
    )
    expect(JSON.stringify(judged(write).judgements)).not.toContain("thread-of-its-own")
  })
})
