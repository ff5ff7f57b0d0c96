import type { Conversation } from "./conversation.ts"
import { permission } from "./fixtures-protocol.ts"
import type { Pair } from "./fixtures-protocol.ts"

const opened = (c: Conversation): void => {
  c.hello()
  c.begin()
}
const well = (c: Conversation): void => {
  opened(c)
  c.turn()
}

/** A conversation that loads or resumes a session which had a turn. */
const restored =
  (method: string, middle: (c: Conversation) => void, after: (c: Conversation) => void = () => {}) =>
  (c: Conversation): void => {
    c.hello({ agentCapabilities: { loadSession: true, sessionCapabilities: { resume: {} } } })
    c.event("known", { session: "s0", history: true })
    const id = c.ask(method, { sessionId: "s0", cwd: "/w", mcpServers: [] })
    middle(c)
    c.answer(id, {})
    after(c)
  }
const history = (c: Conversation): void => {
  c.update("user_message_chunk", { content: { type: "text", text: "Hello" } }, "s0")
  c.update("agent_message_chunk", { content: { type: "text", text: "Good day." } }, "s0")
}
const agentsHistory = (c: Conversation): void =>
  c.update("agent_message_chunk", { content: { type: "text", text: "Good day." } }, "s0")

const ending =
  (method: string, capability: string, ok: boolean) =>
  (c: Conversation): void => {
    c.hello({ agentCapabilities: { sessionCapabilities: { [capability]: {} } } })
    c.begin()
    const id = c.ask(method, { sessionId: "s1" })
    if (ok) c.answer(id, {})
    else c.fail(id, -32_603)
  }

const option = (currentValue: unknown, type = "select"): object => ({
  type,
  id: "model",
  name: "Model",
  currentValue,
  ...(type === "select" ? { options: [{ value: "a", name: "A" }] } : {}),
})

/** A turn that is cancelled after a while, and how it ends. */
const cancelled =
  (end: (c: Conversation, id: number) => void) =>
  (c: Conversation): void => {
    opened(c)
    const id = c.prompt()
    c.say("1")
    c.tell("session/cancel", { sessionId: "s1" })
    c.wait(400)
    end(c, id)
  }

const closing =
  (stopReason: string) =>
  (c: Conversation): void => {
    c.hello({ agentCapabilities: { sessionCapabilities: { close: {} } } })
    c.begin()
    const id = c.prompt()
    c.say("1")
    c.answer(c.ask("session/close", { sessionId: "s1" }), {})
    c.wait(400)
    c.answer(id, { stopReason })
  }

const prompted =
  (more: object, ok: boolean) =>
  (c: Conversation): void => {
    c.hello({ agentCapabilities: { promptCapabilities: { image: true } } })
    c.begin()
    const id = c.prompt("Look", "s1", more as { readonly [name: string]: unknown })
    c.say("I see.")
    if (ok) c.answer(id, { stopReason: "end_turn" })
    else c.fail(id, -32_602)
  }
const image = {
  prompt: [
    { type: "text", text: "Look" },
    { type: "image", data: "aGk=", mimeType: "image/png" },
  ],
}
const link = {
  prompt: [
    { type: "text", text: "Look" },
    { type: "resource_link", uri: "file:///w/a", name: "a" },
  ],
}

const tool =
  (...steps: readonly (readonly [kind: string, id: string, status?: string])[]) =>
  (c: Conversation): void => {
    opened(c)
    const id = c.prompt()
    for (const [kind, toolCallId, status] of steps)
      c.update(kind, {
        toolCallId,
        ...(kind === "tool_call" ? { title: "Read" } : {}),
        ...(status === undefined ? {} : { status }),
      })
    c.answer(id, { stopReason: "end_turn" })
  }

/** Sessions and their turns. */
export const sessionFixtures: { readonly [rule: string]: Pair } = {
  session_new: {
    pass: opened,
    fail: (c) => {
      c.hello()
      c.fail(c.ask("session/new", { cwd: "/w", mcpServers: [] }), -32_603)
    },
  },
  session_unique: {
    pass: (c) => {
      opened(c)
      c.begin("s2")
    },
    fail: (c) => {
      opened(c)
      c.begin("s1")
    },
  },
  update_session: {
    pass: well,
    fail: (c) => {
      well(c)
      c.update("plan", { entries: [] }, "nobody")
    },
  },
  early_update: {
    pass: opened,
    fail: (c) => {
      c.hello()
      const id = c.ask("session/new", { cwd: "/w", mcpServers: [] })
      c.update("available_commands_update", { availableCommands: [] })
      c.answer(id, { sessionId: "s1" })
    },
  },
  session_load: {
    pass: restored("session/load", history),
    fail: (c) => {
      c.hello({ agentCapabilities: { loadSession: true } })
      c.event("known", { session: "s0", history: false })
      c.fail(c.ask("session/load", { sessionId: "s0", cwd: "/w", mcpServers: [] }), -32_002)
    },
  },
  load_replays: {
    pass: restored("session/load", history),
    fail: restored("session/load", agentsHistory),
  },
  replay_in_time: {
    pass: restored("session/load", history),
    fail: restored("session/load", history, history),
  },
  load_result: {
    pass: restored("session/load", history),
    fail: (c) => {
      c.hello({ agentCapabilities: { loadSession: true } })
      c.answer(c.ask("session/load", { sessionId: "s0", cwd: "/w", mcpServers: [] }), null)
    },
  },
  session_resume: {
    pass: restored("session/resume", () => {}),
    fail: (c) => {
      c.hello({ agentCapabilities: { sessionCapabilities: { resume: {} } } })
      c.event("known", { session: "s0", history: false })
      c.fail(c.ask("session/resume", { sessionId: "s0", cwd: "/w", mcpServers: [] }), -32_002)
    },
  },
  resume_silent: {
    pass: restored("session/resume", () => {}),
    fail: restored("session/resume", agentsHistory),
  },
  session_list: {
    pass: (c) => {
      opened(c)
      c.answer(c.ask("session/list", { cwd: "/elsewhere" }), { sessions: [] })
    },
    fail: (c) => {
      opened(c)
      c.answer(c.ask("session/list", { cwd: "/elsewhere" }), { sessions: [{ sessionId: "s1", cwd: "/w" }] })
    },
  },
  session_close: { pass: ending("session/close", "close", true), fail: ending("session/close", "close", false) },
  close_cancels: { pass: closing("cancelled"), fail: closing("end_turn") },
  session_delete: { pass: ending("session/delete", "delete", true), fail: ending("session/delete", "delete", false) },
  delete_again: {
    pass: (c) => {
      ending("session/delete", "delete", true)(c)
      c.answer(c.ask("session/delete", { sessionId: "s1" }), {})
    },
    fail: (c) => {
      ending("session/delete", "delete", true)(c)
      c.fail(c.ask("session/delete", { sessionId: "s1" }), -32_002)
    },
  },
  modes_state: {
    pass: (c) => {
      c.hello()
      c.begin("s1", {}, { modes: { currentModeId: "a", availableModes: [{ id: "a", name: "A" }] } })
    },
    fail: (c) => {
      c.hello()
      c.begin("s1", {}, { modes: { currentModeId: "b", availableModes: [{ id: "a", name: "A" }] } })
    },
  },
  config_values: {
    pass: (c) => {
      c.hello()
      c.begin("s1", {}, { configOptions: [option("a")] })
    },
    fail: (c) => {
      c.hello()
      c.begin("s1", {}, { configOptions: [option("b")] })
    },
  },
  config_boolean: {
    pass: (c) => {
      c.hello({}, undefined, { session: { configOptions: { boolean: {} } } })
      c.begin("s1", {}, { configOptions: [option(true, "boolean")] })
    },
    fail: (c) => {
      c.hello()
      c.begin("s1", {}, { configOptions: [option(true, "boolean")] })
    },
  },
  additional_directories: {
    pass: (c) => {
      c.hello()
      c.begin("s1", { additionalDirectories: ["/v"] })
    },
    fail: (c) => {
      c.hello()
      c.fail(c.ask("session/new", { cwd: "/w", mcpServers: [], additionalDirectories: ["/v"] }), -32_602)
    },
  },
  unknown_session: {
    pass: (c) => {
      c.hello()
      c.event("never", { session: "ghost" })
      c.fail(c.ask("session/load", { sessionId: "ghost", cwd: "/w", mcpServers: [] }), -32_002)
    },
    fail: (c) => {
      c.hello()
      c.event("never", { session: "ghost" })
      c.answer(c.ask("session/load", { sessionId: "ghost", cwd: "/w", mcpServers: [] }), {})
    },
  },
  terminal_observation: {
    pass: well,
    fail: (c) => {
      opened(c)
      c.fail(c.prompt(), -32_603)
    },
  },
  stop_reason: {
    pass: well,
    fail: (c) => {
      opened(c)
      const id = c.prompt()
      c.say("a")
      c.answer(id, { stopReason: "error" })
    },
    also: ["terminal_observation"],
  },
  cancel_answered: {
    pass: cancelled((c, id) => c.answer(id, { stopReason: "cancelled" })),
    fail: cancelled((c, id) => c.answer(id, { stopReason: "end_turn" })),
  },
  cancel_settles: {
    pass: cancelled((c, id) => c.answer(id, { stopReason: "cancelled" })),
    fail: cancelled((c, id) => {
      c.wait(20_000)
      c.answer(id, { stopReason: "cancelled" })
    }),
  },
  prompt_after_cancel: {
    pass: (c) => {
      cancelled((each, id) => each.answer(id, { stopReason: "cancelled" }))(c)
      c.turn()
    },
    fail: (c) => {
      cancelled((each, id) => each.answer(id, { stopReason: "cancelled" }))(c)
      c.fail(c.prompt(), -32_600)
    },
  },
  cancel_idle: {
    pass: (c) => {
      opened(c)
      c.tell("session/cancel", { sessionId: "s1" })
      c.turn()
    },
    fail: (c) => {
      opened(c)
      c.tell("session/cancel", { sessionId: "s1" })
      c.answer(c.prompt(), { stopReason: "cancelled" })
    },
  },
  late_update: {
    pass: well,
    fail: (c) => {
      well(c)
      c.say("tail")
    },
  },
  empty_turn: {
    pass: well,
    fail: (c) => {
      opened(c)
      c.answer(c.prompt(), { stopReason: "end_turn" })
    },
  },
  prompt_content: { pass: prompted(image, true), fail: prompted(image, false) },
  prompt_resource_link: { pass: prompted(link, true), fail: prompted(link, false) },
  prompt_meta: {
    pass: prompted({ _meta: { "example.com": 1 } }, true),
    fail: prompted({ _meta: { "example.com": 1 } }, false),
  },
  permission_options: {
    pass: (c) => permission(c, 1, { reject: true }),
    fail: (c) => permission(c, 1, { reject: false }),
  },
  permission_kept: {
    pass: (c) => permission(c, 1, { reject: true, status: "failed" }),
    fail: (c) => permission(c, 1, { reject: true, status: "completed" }),
  },
  tool_correlation: {
    pass: tool(["tool_call", "a"], ["tool_call_update", "a", "completed"]),
    fail: tool(["tool_call", "a", "completed"], ["tool_call", "a", "completed"]),
  },
  tool_repeated: {
    pass: tool(["tool_call", "a"], ["tool_call_update", "a", "completed"]),
    fail: tool(["tool_call", "a"], ["tool_call", "a"], ["tool_call_update", "a", "completed"]),
  },
  tool_unfinished: {
    pass: tool(["tool_call", "a", "completed"]),
    fail: tool(["tool_call", "a"]),
  },
  usage_within_size: {
    pass: (c) => {
      opened(c)
      c.update("usage_update", { used: 1, size: 2 })
    },
    fail: (c) => {
      opened(c)
      c.update("usage_update", { used: 3, size: 2 })
    },
  },
}
