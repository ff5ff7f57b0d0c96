import { describe, expect, it } from "vitest"
import { begun, fakeAgent, settled, words } from "../../../test/driver/fake-agent.ts"
import type { Observed } from "../observed.ts"
import { openAgent } from "./agent.ts"
import type { AgentOptions } from "./agent-options.ts"

const methodsOf = (sent: readonly object[]) =>
  sent.map((each) =>
    "asked" in each
      ? each.asked
      : "told" in each
        ? each.told
        : "replied" in each
          ? `reply ${String(each.replied)}`
          : "close",
  )
const codes = (observed: readonly { readonly observation: object }[]) =>
  observed.flatMap(({ observation }) => ("code" in observation ? [observation.code] : []))

/** An initialized fake agent without a session. */
async function introduced(says: object, options: AgentOptions = {}) {
  const fake = fakeAgent()
  const observed: Observed[] = []
  const opening = openAgent(fake.connect, { clock: fake.clock, watch: (each) => observed.push(each), ...options })
  fake.answer("initialize", says)
  const opened = await opening
  return { fake, opened, observed, ...(opened.ok ? { agent: opened.agent } : {}) }
}

const able = {
  protocolVersion: 1,
  agentCapabilities: { loadSession: true, sessionCapabilities: { resume: {}, close: {}, list: {} } },
}

describe("the handshake", () => {
  it("offers nothing that would let the agent act through us", async () => {
    const { fake } = await introduced({ protocolVersion: 1 }, { client: { name: "c", version: "2" } })
    expect(fake.sent).toEqual([
      {
        asked: "initialize",
        params: {
          protocolVersion: 1,
          clientCapabilities: { fs: { readTextFile: false, writeTextFile: false }, terminal: false },
          clientInfo: { name: "c", version: "2" },
        },
      },
    ])
  })

  it.each([[2], ["1"], [1.5], [null], [undefined], [true]])(
    "ends with another version than the integer 1, and sends nothing else: %j",
    async (protocolVersion) => {
      const { fake, opened } = await introduced({ protocolVersion, info: {} })
      expect(opened).toMatchObject({
        ok: false,
        failure: { code: "unsupported_protocol_version", got: protocolVersion ?? null },
      })
      expect(methodsOf(fake.sent)).toEqual(["initialize", "close"])
      expect(fake.clock.waiting()).toBe(0)
    },
  )

  it("takes a capability of the wrong type for none, and says so", async () => {
    const { agent, observed } = await introduced({ protocolVersion: 1, agentCapabilities: { loadSession: "true" } })
    expect(agent?.introduction.offered.load).toBe(false)
    expect(observed.map(({ observation }) => observation)).toMatchObject([
      { kind: "salvaged", method: "initialize", salvaged: [{ path: ["agentCapabilities", "loadSession"] }] },
    ])
    expect(await agent?.loadSession({ sessionId: "x", cwd: "/" })).toMatchObject({ failure: { code: "not_offered" } })
  })

  it("gives up in time, and names the stage", async () => {
    const fake = fakeAgent()
    const opening = openAgent(fake.connect, { clock: fake.clock, limits: { startup: 500 } })
    fake.clock.advance(500)
    expect(await opening).toMatchObject({ failure: { stage: "initialize", code: "no_answer", milliseconds: 500 } })
    expect(methodsOf(fake.sent)).toEqual(["initialize", "close"])
  })
})

describe("a login", () => {
  const wanted = { code: -32_000, message: "Authentication required" }
  const ways = [
    { id: "web", name: "Browser" },
    { id: "key", name: "Key", type: "agent" },
    { id: "tty", name: "Terminal", type: "terminal", args: [] },
  ]

  it("is tried once with the configured way, and what was asked is asked once more", async () => {
    const { fake, agent } = await introduced({ protocolVersion: 1, authMethods: ways }, { login: "key" })
    const created = agent?.newSession({ cwd: "/" })
    fake.fail("session/new", wanted)
    fake.answer("authenticate", {})
    fake.answer("session/new", { sessionId: "s1" })
    expect(await created).toMatchObject({ ok: true })
    const another = agent?.newSession({ cwd: "/" })
    fake.fail("session/new", wanted)
    expect(await another).toMatchObject({ failure: { code: "auth_required", methods: ["web", "key", "tty"] } })
    expect(methodsOf(fake.sent)).toEqual(["initialize", "session/new", "authenticate", "session/new", "session/new"])
  })

  it.each([[undefined], ["tty"], ["nothing"]])(
    "is not tried where the way is not configured, not offered, or needs a person: %s",
    async (login) => {
      const { fake, agent } = await introduced(
        { protocolVersion: 1, authMethods: ways },
        login === undefined ? {} : { login },
      )
      const created = agent?.newSession({ cwd: "/" })
      fake.fail("session/new", wanted)
      expect(await created).toMatchObject({ failure: { code: "auth_required" } })
      expect(methodsOf(fake.sent)).not.toContain("authenticate")
    },
  )

  it("serves every request that was asked before it", async () => {
    const { fake, agent } = await introduced({ protocolVersion: 1, authMethods: ways }, { login: "key" })
    const [one, two] = [agent?.newSession({ cwd: "/1" }), agent?.newSession({ cwd: "/2" })]
    fake.fail("session/new", wanted)
    fake.answer("authenticate", {})
    fake.fail("session/new", wanted)
    fake.answer("session/new", { sessionId: "s1" })
    fake.answer("session/new", { sessionId: "s2" })
    expect([await one, await two]).toMatchObject([{ ok: true }, { ok: true }])
    expect(methodsOf(fake.sent).filter((method) => method === "authenticate")).toHaveLength(1)
  })

  it("also serves a prompt, within its turn", async () => {
    const { fake, session } = await begun({ login: "key" }, { authMethods: ways })
    const { result } = session.prompt("go")
    fake.fail("session/prompt", wanted)
    fake.answer("authenticate", null)
    fake.update(words("hi"))
    fake.answer("session/prompt", { stopReason: "end_turn" })
    fake.clock.advance(250)
    expect(await result).toMatchObject({ outcome: "unverified", turn: 1 })
  })

  it("sends no prompt again, and no cancel, for a turn that was cancelled meanwhile", async () => {
    const { fake, session } = await begun({ login: "key" }, { authMethods: ways })
    const { result, cancel } = session.prompt("go")
    fake.fail("session/prompt", wanted)
    cancel()
    fake.answer("authenticate", null)
    fake.clock.advance(1_000)
    expect(await result).toMatchObject({ outcome: "cancelled", failure: { code: "auth_required" } })
    expect(methodsOf(fake.sent).slice(2)).toEqual(["session/prompt", "authenticate"])
  })
})

describe("a new session", () => {
  it("is told what came for it before its id was known", async () => {
    const { fake, agent, observed } = await introduced({ protocolVersion: 1 })
    const created = agent?.newSession({ cwd: "/" })
    fake.update({ sessionUpdate: "available_commands_update", availableCommands: [] })
    fake.update(words("not ours"), "s9")
    fake.answer("session/new", { sessionId: "s1" })
    fake.update({ sessionUpdate: "current_mode_update", currentModeId: "ask" })
    expect(await created).toMatchObject({ ok: true })
    fake.exit()
    expect(observed).toMatchObject([
      { sessionId: "s1", phase: "pre_session", observation: { kind: "commands" } },
      { sessionId: "s1", phase: "idle", observation: { kind: "mode" } },
      { sessionId: "s9", observation: { code: "orphan_messages", raw: { count: 1, method: "session/update" } } },
    ])
  })

  it("keeps no more than its limit for sessions not known yet, and counts the rest", async () => {
    const { fake, agent, observed } = await introduced({ protocolVersion: 1 }, { limits: { earlyMessages: 2 } })
    const created = agent?.newSession({ cwd: "/" })
    for (let count = 0; count < 5; count++) fake.update(words(`${count}`))
    fake.answer("session/new", { sessionId: "s1" })
    await created
    fake.exit()
    expect(observed).toMatchObject([
      { observation: { kind: "message", content: { text: "0" } } },
      { observation: { content: { text: "1" } } },
      { observation: { code: "orphan_messages", raw: { count: 3 } } },
    ])
  })

  it("gets only the servers that the agent can reach, and the rest is reported", async () => {
    const { fake, agent, observed } = await introduced({
      protocolVersion: 1,
      agentCapabilities: { mcpCapabilities: { http: true } },
    })
    const stdio = { name: "a", command: "/bin/a", args: [], env: [] }
    const http = { type: "http", name: "b", url: "http://b", headers: [] } as const
    const sse = { type: "sse", name: "c", url: "http://c", headers: [] } as const
    void agent?.newSession({ cwd: "/", mcpServers: [stdio, http, sse], additionalDirectories: ["/x"] })
    await settled()
    expect(fake.sent.at(-1)).toEqual({ asked: "session/new", params: { cwd: "/", mcpServers: [stdio, http] } })
    expect(codes(observed)).toEqual(["mcp_server_left_out", "directories_left_out"])
  })

  it("is not mixed up with another of the same id", async () => {
    const { fake, agent } = await begun()
    const again = agent.newSession({ cwd: "/" })
    await settled()
    fake.answer("session/new", { sessionId: "s1" })
    expect(await again).toMatchObject({ failure: { code: "malformed_answer" } })
  })

  it("runs beside another one, each with its own turn", async () => {
    const { fake, agent, session } = await begun()
    const created = agent.newSession({ cwd: "/" })
    await settled()
    fake.answer("session/new", { sessionId: "s2" })
    const second = await created
    if (!second.ok) throw new Error(second.failure.code)
    const [one, two] = [session.prompt("1"), second.value.prompt("2")]
    fake.update(words("second"), "s2")
    fake.update(words("first"), "s1")
    fake.answer("session/prompt", { stopReason: "end_turn" })
    fake.answer("session/prompt", { stopReason: "end_turn" })
    fake.clock.advance(250)
    expect([(await one.result).text, (await two.result).text]).toEqual(["first", "second"])
  })
})

describe("an old session", () => {
  it.each([[null], [{}], [{ sessionId: "old" }]])(
    "is told again before its first turn, and answered with %j",
    async (says) => {
      const { fake, agent, observed } = await introduced(able)
      const loading = agent?.loadSession({ sessionId: "old", cwd: "/" })
      fake.update(words("then"), "old")
      fake.answer("session/load", says)
      fake.clock.advance(79)
      fake.update(words("late"), "old")
      fake.clock.advance(79)
      let isReady = false
      void loading?.then(() => (isReady = true))
      await settled()
      expect(isReady).toBe(false)
      fake.clock.advance(1)
      const loaded = await loading
      if (!loaded?.ok) throw new Error("not loaded")
      const { result } = loaded.value.prompt("go")
      fake.update(words("now"), "old")
      fake.answer("session/prompt", { stopReason: "end_turn" })
      fake.clock.advance(250)
      expect((await result).text).toBe("now")
      const messages = observed.filter(({ observation }) => observation.kind === "message")
      expect(messages.map(({ phase }) => phase)).toEqual(["replay", "replay", "in_turn"])
      expect(codes(observed)).toEqual([])
    },
  )

  it("of another id than was asked for is none", async () => {
    const { fake, agent } = await introduced(able)
    const loading = agent?.loadSession({ sessionId: "old", cwd: "/" })
    fake.answer("session/load", { sessionId: "other" })
    expect(await loading).toMatchObject({
      failure: { code: "session_identity_changed", asked: "old", got: "other" },
    })
  })

  it("of which nothing is told is reported, where it has a history", async () => {
    const { fake, agent, observed } = await introduced(able)
    for (const expectsHistory of [true, false]) {
      const loading = agent?.loadSession({ sessionId: `old-${String(expectsHistory)}`, cwd: "/", expectsHistory })
      fake.answer("session/load", {})
      fake.clock.advance(80)
      expect(await loading).toMatchObject({ ok: true })
    }
    expect(codes(observed)).toEqual(["session_not_restored"])
  })

  it.each([
    [{ code: -32_002, message: "x" }, true],
    [{ code: -32_603, message: "Internal error", data: { details: "session not found" } }, true],
    [{ code: -32_602, message: "Session not found" }, true],
    [{ code: -32_603, message: "No previous sessions found for this project." }, true],
    [{ code: -32_603, message: "Internal error" }, false],
    [{ code: -32_601, message: "session not found" }, false],
  ])("is not found by %j: %s, and then a new one stands for it only where that is wanted", async (error, isMissing) => {
    const { fake, agent, observed } = await introduced(able)
    const resuming = agent?.resumeSession({ sessionId: "old", cwd: "/" }, true)
    fake.fail("session/resume", error)
    await settled()
    expect(fake.open()).toBe(isMissing ? 1 : 0)
    if (isMissing) fake.answer("session/new", { sessionId: "s1" })
    expect(await resuming).toMatchObject(isMissing ? { ok: true } : { failure: { code: "error_answered" } })
    expect(codes(observed)).toEqual(isMissing ? ["session_replaced"] : [])
    const strict = agent?.resumeSession({ sessionId: "old", cwd: "/" })
    fake.fail("session/resume", error)
    expect(await strict).toMatchObject({
      failure: { stage: "session/resume", code: isMissing ? "session_not_found" : "error_answered" },
    })
  })
})

describe("closing", () => {
  it("cancels the turn, waits for it and closes the session, once", async () => {
    const { fake, session } = await begun({}, able)
    const turn = session.prompt("go")
    const [closing, again] = [session.close(), session.close()]
    expect(fake.sent.at(-1)).toEqual({ told: "session/cancel", params: { sessionId: "s1" } })
    fake.answer("session/prompt", { stopReason: "cancelled" })
    fake.clock.advance(1_000)
    expect(await turn.result).toMatchObject({ outcome: "cancelled", cancelled: "closing" })
    await settled()
    fake.fail("session/close", { code: -32_002, message: "gone" })
    expect(await closing).toEqual({ ok: true, value: null })
    expect(await again).toEqual({ ok: true, value: null })
    expect(await session.prompt("more").result).toMatchObject({ failure: { code: "closed_before" } })
  })

  it("the agent settles its turns, as cancelled by us", async () => {
    const { fake, agent, session } = await begun()
    const [one, two] = [session.prompt("go"), session.prompt("then")]
    await agent.close()
    expect(await one.result).toMatchObject({ outcome: "cancelled", failure: { code: "agent_closed" } })
    expect(await two.result).toMatchObject({ outcome: "cancelled", turn: 0 })
    expect(await agent.newSession({ cwd: "/" })).toMatchObject({ failure: { code: "agent_closed" } })
    expect(fake.clock.waiting()).toBe(0)
  })

  it("by the agent itself is a crash, with all that is known of it", async () => {
    const { fake, session } = await begun()
    const { result } = session.prompt("go")
    fake.update(words("half"))
    fake.exit({ exitCode: 137, errorTail: "out of memory" })
    expect(await result).toMatchObject({
      outcome: "crashed",
      text: "half",
      failure: { code: "agent_closed", closure: { exitCode: 137, errorTail: "out of memory" } },
    })
    expect(fake.clock.waiting()).toBe(0)
  })
})
