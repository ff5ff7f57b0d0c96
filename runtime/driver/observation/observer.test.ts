import { describe, expect, it } from "vitest"
import { checkfu } from "../../../output/contracts/checkfu/index.ts"
import { defaultContracts } from "../../defaults.ts"
import { minting } from "../../extensions/mint.ts"
import type { AgentMessage } from "./agent-message.ts"
import type { RunObservation } from "./observation.ts"
import { observing } from "./observer.ts"

const observerOf = observing(defaultContracts)
const declared = new Set(checkfu.declarations.map(({ id }) => id))

function update(value: unknown): AgentMessage {
  return { form: "notification", method: "session/update", params: { sessionId: "s1", update: value } }
}

/** What a fresh session makes of some updates of its first turn. */
function observed(...updates: readonly unknown[]): readonly RunObservation[] {
  const { observe } = observerOf(minting("run-1"))
  return updates.flatMap((each) => observe(update(each), { turn: 1, declared }))
}

const text = (value: string) => ({ type: "text", text: value })

describe("updates", () => {
  it.each([
    [
      { sessionUpdate: "agent_message_chunk", content: text("hi"), messageId: "m" },
      { kind: "message", from: "agent", messageId: "m", content: text("hi") },
    ],
    [
      { sessionUpdate: "agent_thought_chunk", content: text("hm") },
      { kind: "message", from: "thought", messageId: null, content: text("hm") },
    ],
    [
      { sessionUpdate: "plan", entries: [{ content: "a", priority: "low", status: "pending" }] },
      { kind: "plan", entries: [{ content: "a", priority: "low", status: "pending" }] },
    ],
    [
      { sessionUpdate: "available_commands_update", availableCommands: [] },
      { kind: "commands", commands: [] },
    ],
    [
      { sessionUpdate: "current_mode_update", currentModeId: "ask" },
      { kind: "mode", mode: "ask" },
    ],
    [
      { sessionUpdate: "session_info_update", title: null },
      { kind: "session_info", title: null },
    ],
    [
      { sessionUpdate: "usage_update", used: 300_000, size: 200_000 },
      { kind: "usage", semantics: "unspecified", source: "usage_update", used: 300_000, size: 200_000, cost: null },
    ],
    [
      { sessionUpdate: "compaction_update", compactionId: "c", status: "completed" },
      { kind: "context_compaction", compactionId: "c", status: "completed", summary: null, error: null },
    ],
  ])("%j means one thing", (given, meant) => {
    expect(observed(given)).toEqual([meant])
  })

  it("keep the raw JSON of a kind that nobody knows", () => {
    const given = { sessionUpdate: "subagent_update", x: 1 }
    expect(observed(given)).toEqual([{ kind: "unknown", what: "update", method: "session/update", raw: given }])
  })

  it.each([
    [{ sessionUpdate: "usage_update", used: null, size: 200_000 }, ["update", "used"]],
    ["chunk", ["update"]],
    [null, ["update"]],
  ])("%j is malformed and says where, with the raw JSON", (given, path) => {
    expect(observed(given)).toMatchObject([
      { kind: "malformed", error: { path }, raw: { sessionId: "s1", update: given } },
    ])
  })

  it("say what was salvaged, and which members nobody knows, after what they mean", () => {
    const given = { sessionUpdate: "tool_call", toolCallId: "t", title: "x", kind: "banana", vendor: 1 }
    expect(observed(given)).toMatchObject([
      { kind: "tool", patch: { title: "x" } },
      {
        kind: "salvaged",
        salvaged: [{ salvage: "defaulted", path: ["update", "kind"] }],
        foreign: [["update", "vendor"]],
        raw: { update: given },
      },
    ])
  })
})

describe("the messages beside updates", () => {
  const { observe } = observerOf(minting("run-1"))
  const standing = { turn: 1, declared }

  it("keep an unknown notification, and say of an unknown request that it was declined", () => {
    expect(observe({ form: "notification", method: "_v.dev/note", params: { a: 1 } }, standing)).toEqual([
      { kind: "unknown", what: "notification", method: "_v.dev/note", raw: { a: 1 } },
    ])
    expect(observe({ form: "request", method: "cursor/ask", params: [], request: 4 }, standing)).toEqual([
      { kind: "declined", request: 4, method: "cursor/ask", raw: [] },
    ])
  })

  it("report a prompt's own count of tokens raw, beside nothing else of a good answer", () => {
    const value = { stopReason: "end_turn", usage: { totalTokens: 5 } }
    expect(observe({ form: "answer", method: "session/prompt", value }, standing)).toEqual([
      { kind: "usage", semantics: "unspecified", source: "prompt_response", raw: { totalTokens: 5 } },
    ])
  })

  it("read each option of a permission by itself, so that one unknown kind takes none away", () => {
    const good = { optionId: "r", name: "No", kind: "reject_once" }
    const params = {
      sessionId: "s1",
      toolCall: { toolCallId: "t" },
      options: [{ optionId: "y", name: "Yes", kind: "allow_forever" }, good, 7],
    }
    expect(
      observe({ form: "request", method: "session/request_permission", params, request: 5 }, standing),
    ).toMatchObject([
      { kind: "malformed", error: { path: ["options", 0, "kind"] } },
      { kind: "permission", phase: "asked", request: 5, toolCallId: "t", options: [good] },
    ])
  })
})

describe("extensions", () => {
  const started = {
    sessionUpdate: "agent_message_chunk",
    content: text("x"),
    _meta: { "checkfu.subagent": { phase: "started", subagent_id: "secret-7" }, "vendor.dev": { a: 1 } },
  }

  it("follow what the update means, under ids of our own", () => {
    const [message, extension, ...rest] = observed(started)
    expect(message).toMatchObject({ kind: "message" })
    expect(extension).toMatchObject({
      kind: "extension",
      observation: { kind: "attribution", phase: "started", loop: "run-1/1" },
    })
    expect(rest).toEqual([])
    expect(JSON.stringify(observed(started))).not.toContain("secret-7")
  })

  it("never show the agent's own ids, not in raw JSON either, and keep what other vendors say there", () => {
    const unknown = observed({ ...started, sessionUpdate: "later_kind" })
    expect(unknown).toMatchObject([
      { kind: "unknown", raw: { _meta: { "vendor.dev": { a: 1 } } } },
      { kind: "extension" },
    ])
    expect(JSON.stringify(unknown)).not.toContain("secret-7")
  })

  it("are shielded in what cannot be read at all", () => {
    const broken = { ...started, content: { type: "text", text: 7 } }
    const read = observed(broken)
    expect(read).toMatchObject([{ kind: "malformed" }, { kind: "extension" }])
    expect(JSON.stringify(read)).not.toContain("secret-7")
  })

  it("are faults where they are wrong, and the message is kept", () => {
    const wrong = { ...started, _meta: { "checkfu.subagent": { phase: "started", subagent_id: 7 } } }
    expect(observed(wrong)).toMatchObject([
      { kind: "message" },
      { kind: "extension_fault", fault: { code: "fidelity/malformed" } },
    ])
  })
})
