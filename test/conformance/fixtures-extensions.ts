import { wire } from "./conversation.ts"
import type { Conversation } from "./conversation.ts"
import type { Pair } from "./fixtures-protocol.ts"

type Members = { readonly [name: string]: unknown }

const declaring =
  (declares: Members) =>
  (c: Conversation): void => {
    c.hello({}, declares)
    c.begin()
  }

/** A turn in which the agent sends updates that bear an extension. */
const bearing =
  (declares: Members, ...metas: readonly Members[]) =>
  (c: Conversation): void => {
    declaring(declares)(c)
    const id = c.prompt()
    for (const meta of metas) c.say("a", meta)
    c.answer(id, { stopReason: "end_turn" })
  }
const subagent = (phase: string, more: Members = {}): Members => ({
  "checkfu.subagent": { phase, subagent_id: "x", ...more },
})
const journal = { "checkfu.journal_checkpoint": { status: "too_large" } }

/** A steer into a running turn, and what comes of it. */
const steered =
  (declares: Members, ...answers: readonly Members[]) =>
  (c: Conversation): void => {
    declaring(declares)(c)
    const turn = c.prompt()
    c.say("1")
    const id = c.ask(wire.steer, { sessionId: "s1", idempotency_id: "i1", text: "Stop at ten." })
    for (const answer of answers) c.raw("agent", { jsonrpc: "2.0", id, ...answer })
    c.answer(turn, { stopReason: "end_turn" })
  }

const drained =
  (status: string, milliseconds: number) =>
  (c: Conversation): void => {
    declaring({ interrupt: "cooperative" })(c)
    const turn = c.prompt()
    c.say("1")
    c.answer(c.ask(wire.drain, { sessionId: "s1" }), { status })
    c.wait(milliseconds)
    c.answer(turn, { stopReason: "end_turn" })
  }

/** A session with members that grant something, and whether it is given. */
const granted =
  (declares: Members, meta: Members, ok: boolean) =>
  (c: Conversation): void => {
    c.hello({}, declares)
    const id = c.ask("session/new", { cwd: "/w", mcpServers: [], _meta: meta })
    if (ok) c.answer(id, { sessionId: "s1" })
    else c.fail(id, -32_602)
  }
const scoped = { builtin_tool_scoping: "enforced" }
const noTools = { "checkfu.builtin_tools": { tools: [] } }
const schema = {
  "checkfu.output_schema": {
    type: "object",
    required: ["verdict"],
    properties: { verdict: { enum: ["pass", "fail"] } },
  },
}
const state = { "checkfu.continuity": { mode: "same_run_resume" }, "checkfu.resume": { version: "1", state: {} } }

const turnIn =
  (begin: (c: Conversation) => void, during: (c: Conversation) => void) =>
  (c: Conversation): void => {
    begin(c)
    const id = c.prompt()
    during(c)
    c.answer(id, { stopReason: "end_turn" })
  }

const staged =
  (ok: boolean) =>
  (c: Conversation): void => {
    declaring({ staged_files: "resource_links" })(c)
    const link = { type: "resource_link", uri: "file:///w/a", name: "a" }
    const id = c.prompt("", "s1", { prompt: [{ type: "text", text: "Read" }, link] })
    c.say("It says: a.")
    if (ok) c.answer(id, { stopReason: "end_turn" })
    else c.fail(id, -32_602)
  }

/** A session that takes state back, and what it knows of it. */
const recalled =
  (answer: string) =>
  (c: Conversation): void => {
    granted({ native_checkpoint: "external_custody" }, state, true)(c)
    c.event("expects", { session: "s1", of: "state", words: "heron" })
    const id = c.prompt("What did I say first?")
    c.say(answer)
    c.answer(id, { stopReason: "end_turn" })
  }

/** Extensions. */
export const extensionFixtures: { readonly [rule: string]: Pair } = {
  declaration_form: {
    pass: (c) => c.hello({}, { subagents: "observed" }),
    fail: (c) => c.hello({}, { subagents: "some" }),
  },
  declared_emission: {
    pass: bearing({ native_checkpoint: "external_custody" }, journal),
    fail: bearing({}, journal),
  },
  extension_payload: {
    pass: bearing({ native_checkpoint: "external_custody" }, journal),
    fail: bearing({ native_checkpoint: "external_custody" }, { "checkfu.journal_checkpoint": { status: "small" } }),
  },
  subagent_correlation: {
    pass: bearing(
      { subagents: "observed" },
      subagent("started"),
      subagent("activity"),
      subagent("completed", { outcome: "succeeded" }),
    ),
    fail: bearing({ subagents: "observed" }, subagent("started"), subagent("activity")),
  },
  steering_correlation: {
    pass: steered({ steer: "native" }, { result: { status: "delivered" } }),
    fail: steered({ steer: "native" }, { result: { status: "delivered" } }, { result: { status: "delivered" } }),
    also: ["response_id"],
  },
  steering_delivered: {
    pass: steered({ steer: "native" }, { result: { status: "queued" } }),
    fail: steered({ steer: "native" }, { result: { status: "refused" } }),
  },
  cooperative_interrupt_drained: { pass: drained("draining", 100), fail: drained("draining", 30_000) },
  capability_execution_locus: {
    pass: (c) => {
      declaring({})(c)
      c.event("served_tools", { inside: 1, outside: 0 })
    },
    fail: (c) => {
      declaring({})(c)
      c.event("served_tools", { inside: 1, outside: 1 })
    },
  },
  authority_refused: {
    pass: granted(scoped, { "checkfu.builtin_tools": { tools: [""] } }, false),
    fail: granted(scoped, { "checkfu.builtin_tools": { tools: [""] } }, true),
  },
  authority_served: { pass: granted(scoped, noTools, true), fail: granted(scoped, noTools, false) },
  builtin_tools_scoped: {
    pass: turnIn(granted(scoped, noTools, true), (c) => c.say("I may not.")),
    fail: turnIn(granted(scoped, noTools, true), (c) =>
      c.update("tool_call", { toolCallId: "a", title: "Read", kind: "read", status: "completed" }),
    ),
  },
  output_schema_kept: {
    pass: turnIn(granted({ structured_output: "response_format" }, schema, true), (c) => c.say('{"verdict":"pass"}')),
    fail: turnIn(granted({ structured_output: "response_format" }, schema, true), (c) =>
      c.say('{"verdict":"perhaps"}'),
    ),
  },
  checkpoint_taken: { pass: recalled("You said: heron."), fail: recalled("Nothing.") },
  staged_files_taken: { pass: staged(true), fail: staged(false), also: ["prompt_resource_link"] },
}
