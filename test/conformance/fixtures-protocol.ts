import type { Conversation } from "./conversation.ts"

/** A conforming and a defective trace of one rule. */
export interface Pair {
  readonly pass: (c: Conversation) => void
  readonly fail: (c: Conversation) => void
  /** Other rules that the defect breaks as well. */
  readonly also?: readonly string[]
}

const opened = (c: Conversation): void => {
  c.hello()
  c.begin()
}
const well = (c: Conversation): void => {
  opened(c)
  c.turn()
}
const offering =
  (agentCapabilities: object) =>
  (c: Conversation): void => {
    c.hello({ agentCapabilities })
    c.begin()
  }

/** Lines, messages and the handshake. */
export const protocolFixtures: { readonly [rule: string]: Pair } = {
  stdout_json_rpc: {
    pass: well,
    fail: (c) => {
      well(c)
      c.line("agent", "[info] migrating")
    },
  },
  stdout_utf8: {
    pass: well,
    fail: (c) => {
      well(c)
      c.event("diagnostic", { code: "wire/invalid-utf8", line: 4 })
    },
  },
  response_id: {
    pass: well,
    fail: (c) => {
      well(c)
      c.answer(99, {})
    },
  },
  response_shape: {
    pass: well,
    fail: (c) => {
      c.raw("agent", {
        jsonrpc: "2.0",
        id: c.ask("session/list"),
        result: { sessions: [] },
        error: { code: 1, message: "a" },
      })
    },
  },
  notification_unanswered: {
    pass: (c) => {
      opened(c)
      c.tell("_example.com/told")
      c.turn()
    },
    fail: (c) => {
      opened(c)
      c.tell("_example.com/told")
      c.fail(null, -32_601, "no such method")
    },
  },
  request_id_reuse: {
    pass: (c) => {
      permission(c, "a", { reject: true })
      permission(c, "a", { reject: true })
    },
    fail: (c) => {
      opened(c)
      c.prompt()
      c.request(7, "_example.com/one")
      c.request(7, "_example.com/two")
    },
  },
  request_answered: {
    pass: well,
    fail: (c) => {
      opened(c)
      c.event("expired", { key: String(c.ask("session/list")), after: 1_000 })
    },
  },
  custom_request_answered: {
    pass: (c) => {
      opened(c)
      c.fail(c.ask("_example.com/asked"), -32_601)
    },
    fail: (c) => {
      opened(c)
      c.event("expired", { key: String(c.ask("_example.com/asked")), after: 1_000 })
    },
  },
  unknown_method: {
    pass: (c) => {
      opened(c)
      c.fail(c.ask("_example.com/asked"), -32_601)
    },
    fail: (c) => {
      opened(c)
      c.fail(c.ask("_example.com/asked"), -32_603)
    },
  },
  unknown_notification: {
    pass: (c) => {
      opened(c)
      c.tell("_example.com/told")
      c.turn()
    },
    fail: (c) => {
      opened(c)
      c.tell("_example.com/told")
      c.event("closed", { cause: "exited" })
    },
  },
  usable_after_error: {
    pass: (c) => {
      opened(c)
      c.fail(c.ask("_example.com/asked"), -32_601)
      c.begin("s2")
    },
    fail: (c) => {
      opened(c)
      c.fail(c.ask("_example.com/asked"), -32_601)
      c.fail(c.ask("session/new", { cwd: "/w", mcpServers: [] }), -32_601)
    },
  },
  error_message: {
    pass: (c) => {
      opened(c)
      c.fail(c.ask("_example.com/asked"), -32_601)
    },
    fail: (c) => {
      opened(c)
      c.fail(c.ask("_example.com/asked"), -32_601, "one\ntwo")
    },
  },
  agent_method_name: {
    pass: (c) => {
      opened(c)
      c.prompt()
      c.request(1, "_example.com/plan")
    },
    fail: (c) => {
      opened(c)
      c.prompt()
      c.request(1, "example/plan")
    },
  },
  client_capability: {
    pass: (c) => {
      c.hello({}, undefined, { fs: { readTextFile: true } })
      c.begin()
      c.prompt()
      c.request(1, "fs/read_text_file", { sessionId: "s1", path: "/w/a" })
    },
    fail: (c) => {
      c.hello({}, undefined, { fs: { readTextFile: true } })
      c.begin()
      c.prompt()
      c.request(1, "fs/write_text_file", { sessionId: "s1", path: "/w/a", content: "" })
    },
  },
  message_schema: {
    pass: well,
    fail: (c) => {
      well(c)
      c.update("usage_update", { used: null, size: 1 })
    },
  },
  salvaged_member: {
    pass: offering({ loadSession: true }),
    fail: offering({ loadSession: "true" }),
  },
  foreign_member: {
    pass: well,
    fail: (c) => {
      opened(c)
      c.update("agent_message_chunk", { content: { type: "text", text: "a" }, mine: 1 })
    },
  },
  update_kind: {
    pass: well,
    fail: (c) => {
      opened(c)
      c.update("subagent_update", { x: 1 })
    },
  },
  malformed_line: {
    pass: (c) => {
      opened(c)
      c.line("client", "{")
      c.fail(null, -32_700, "Parse error")
    },
    fail: (c) => {
      opened(c)
      c.line("client", "{")
      c.event("closed", { cause: "exited" })
    },
  },
  invalid_request: {
    pass: (c) => {
      opened(c)
      c.raw("client", { foo: "bar" })
      c.turn()
    },
    fail: (c) => {
      opened(c)
      c.raw("client", { foo: "bar" })
      c.event("closed", { cause: "output_ended" })
    },
  },
  long_line: {
    pass: (c) => {
      opened(c)
      const id = c.prompt("x".repeat(262_144))
      c.say("Long.")
      c.answer(id, { stopReason: "end_turn" })
    },
    fail: (c) => {
      opened(c)
      c.prompt("x".repeat(262_144))
      c.event("closed", { cause: "exited" })
    },
  },
  initialize_result: {
    pass: (c) => c.hello(),
    fail: (c) => c.fail(c.ask("initialize", { protocolVersion: 1 }), -32_603),
  },
  protocol_version: {
    pass: (c) => c.hello(),
    fail: (c) => c.hello({ protocolVersion: 2 }),
  },
  version_negotiation: {
    pass: (c) =>
      c.answer(c.ask("initialize", { protocolVersion: 65_535 }), {
        protocolVersion: 1,
        agentInfo: { name: "a", version: "1" },
      }),
    fail: (c) =>
      c.answer(c.ask("initialize", { protocolVersion: 65_535 }), {
        protocolVersion: 65_535,
        agentInfo: { name: "a", version: "1" },
      }),
  },
  agent_info: {
    pass: (c) => c.hello(),
    fail: (c) => c.hello({ agentInfo: null }),
  },
  ready_handshake: {
    pass: (c) => c.hello(),
    fail: (c) => {
      const id = c.ask("initialize", { protocolVersion: 1 })
      c.notify("_example.com/awake")
      c.answer(id, { protocolVersion: 1, agentInfo: { name: "a", version: "1" } })
    },
  },
  auth_method_ids: {
    pass: (c) => c.hello({ authMethods: [{ id: "a", name: "A" }] }),
    fail: (c) =>
      c.hello({
        authMethods: [
          { id: "a", name: "A" },
          { id: "a", name: "B" },
        ],
      }),
  },
  auth_terminal_offered: {
    pass: (c) =>
      c.hello({ authMethods: [{ type: "terminal", id: "a", name: "A" }] }, undefined, { auth: { terminal: true } }),
    fail: (c) => c.hello({ authMethods: [{ type: "terminal", id: "a", name: "A" }] }),
  },
  auth_remedy: {
    pass: (c) => {
      c.hello({ authMethods: [{ id: "a", name: "A" }] })
      c.fail(c.ask("session/new", { cwd: "/w", mcpServers: [] }), -32_000)
    },
    fail: (c) => {
      c.hello()
      c.fail(c.ask("session/new", { cwd: "/w", mcpServers: [] }), -32_000)
    },
    also: ["session_new"],
  },
  exits_on_eof: {
    pass: (c) => {
      well(c)
      c.event("ended", { rung: "input_ended" })
    },
    fail: (c) => {
      well(c)
      c.event("ended", { rung: "terminated" })
    },
  },
  descendants_gone: {
    pass: (c) => {
      well(c)
      c.event("ended", { rung: "input_ended", orphans: [] })
    },
    fail: (c) => {
      well(c)
      c.event("ended", { rung: "input_ended", orphans: [4711] })
    },
  },
}

/** Asks for a permission in a turn and denies it. */
export function permission(
  c: Conversation,
  id: unknown,
  how: { readonly reject: boolean; readonly status?: string },
): void {
  if (c.entries.length === 0) opened(c)
  const turn = c.prompt()
  const tool = `t${c.entries.length}`
  c.update("tool_call", { toolCallId: tool, title: "Write" })
  c.request(id, "session/request_permission", {
    sessionId: "s1",
    toolCall: { toolCallId: tool },
    options: [
      { optionId: "y", name: "Yes", kind: "allow_once" },
      ...(how.reject ? [{ optionId: "n", name: "No", kind: "reject_once" }] : []),
    ],
  })
  c.reply(id, { outcome: how.reject ? { outcome: "selected", optionId: "n" } : { outcome: "cancelled" } })
  c.update("tool_call_update", { toolCallId: tool, status: how.status ?? "failed" })
  c.answer(turn, { stopReason: "end_turn" })
}
