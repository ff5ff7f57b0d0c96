import { describe, expect, it } from "vitest"
import { codesOf, driven, phased, sessionOf, started, stops } from "../driven.ts"
import { chunk, opening } from "../scripted.ts"
import type { Step } from "../scripted.ts"
import { until } from "../../support/until.ts"

const able: Step = {
  answer: { protocolVersion: 1, agentCapabilities: { loadSession: true, sessionCapabilities: { resume: {} } } },
}
const old = { sessionId: "s1", cwd: "/srv/task" }
const said = (text: string) => ({ kind: "message", from: "agent", messageId: null, content: { type: "text", text } })

describe("21. another version of the protocol", () => {
  it.each([[2], ["1"], [65_535], [null]])(
    "%j ends the connection, and nothing else is sent",
    async (protocolVersion) => {
      const one = await started([{ expect: "initialize" }, { answer: { protocolVersion, info: { name: "a" } } }])
      expect(one).toMatchObject({ failure: { code: "unsupported_protocol_version", got: protocolVersion } })
      expect(one.read()).toEqual(["initialize"])
    },
  )

  it("is also what an error instead of an offer comes to", async () => {
    const one = await started([{ expect: "initialize" }, { fail: { code: -32_602, message: "only 1" } }])
    expect(one).toMatchObject({ failure: { stage: "initialize", code: "error_answered", error: { code: -32_602 } } })
  })
})

describe("22. a capability of the wrong type", () => {
  it.each([["true"], [1], [{}]])("%j is none, and is observed", async (loadSession) => {
    const { agent, observed, read } = await driven([
      { expect: "initialize" },
      { answer: { protocolVersion: 1, agentCapabilities: { loadSession } } },
    ])
    expect(await agent.loadSession(old)).toEqual({ ok: false, failure: { stage: "session/load", code: "not_offered" } })
    expect(observed).toMatchObject([
      { observation: { kind: "salvaged", salvaged: [{ path: ["agentCapabilities", "loadSession"] }] } },
    ])
    expect(read()).toEqual(["initialize"])
  })
})

describe("23. a login that is wanted", () => {
  const wanted: Step = { fail: { code: -32_000, message: "Authentication required" } }
  const begin: readonly Step[] = [
    { expect: "initialize" },
    {
      answer: {
        protocolVersion: 1,
        authMethods: [
          { id: "key", name: "Key" },
          { id: "t", name: "T", type: "terminal" },
        ],
      },
    },
    { expect: "session/new" },
    wanted,
  ]

  it("is tried once with what is configured, and the session asked for once more", async () => {
    const one = await driven(
      [
        ...begin,
        { expect: "authenticate" },
        { answer: {} },
        { expect: "session/new" },
        { answer: { sessionId: "s1" } },
      ],
      { login: "key" },
    )
    expect((await sessionOf(one)).sessionId).toBe("s1")
    expect(one.read()).toEqual(["initialize", "session/new", "authenticate", "session/new"])
    expect(one.received()[2]).toMatchObject({ params: { methodId: "key" } })
  })

  it.each([[undefined], ["t"], ["other"]])(
    "is reported with the ways on offer where %s is configured",
    async (login) => {
      const one = await driven(begin, login === undefined ? {} : { login })
      expect(await one.agent.newSession({ cwd: "/" })).toMatchObject({
        failure: { code: "auth_required", methods: ["key", "t"] },
      })
      expect(one.read()).not.toContain("authenticate")
    },
  )

  it("that did not help is not tried again", async () => {
    const one = await driven(
      [...begin, { expect: "authenticate" }, { answer: {} }, { expect: "session/new" }, wanted],
      {
        login: "key",
      },
    )
    expect(await one.agent.newSession({ cwd: "/" })).toMatchObject({ failure: { code: "auth_required" } })
    expect(one.read()).toHaveLength(4)
  })
})

describe("25. updates before the session has an id", () => {
  it("are held until it has, and the rest is counted at the end", async () => {
    const one = await driven([
      ...opening.slice(0, 3),
      { update: { sessionUpdate: "available_commands_update", availableCommands: [] } },
      { update: { sessionUpdate: "current_mode_update", currentModeId: "m" }, session: "s9" },
      { answer: { sessionId: "s1" } },
    ])
    await sessionOf(one)
    expect(phased(one.observed)).toEqual([["pre_session", { kind: "commands", commands: [] }]])
    await one.agent.close()
    expect(one.observed.at(-1)).toMatchObject({ sessionId: "s9", observation: { code: "orphan_messages" } })
  })
})

describe("26. a loaded session", () => {
  it("is told again in a phase of its own, also after the answer, and is no output of the turn", async () => {
    const one = await driven([
      { expect: "initialize" },
      able,
      { expect: "session/load" },
      { update: { sessionUpdate: "user_message_chunk", content: { type: "text", text: "asked" } } },
      chunk("old"),
      { answer: {}, to: "session/load" },
      chunk("older"),
      { expect: "session/prompt" },
      chunk("new"),
      stops("end_turn"),
    ])
    const loaded = await one.agent.loadSession(old)
    if (!loaded.ok) throw new Error(loaded.failure.code)
    expect((await loaded.value.prompt("go").result).text).toBe("new")
    expect(phased(one.observed)).toEqual([
      ["replay", { ...said("asked"), from: "user" }],
      ["replay", said("old")],
      ["replay", said("older")],
      ["in_turn", said("new")],
    ])
  })
})

describe("27. the answer to a load", () => {
  it.each([[null], [{}], [{ sessionId: "s1" }]])("%j keeps the id that was asked for", async (answer) => {
    const { agent } = await driven([{ expect: "initialize" }, able, { expect: "session/load" }, { answer }])
    const loaded = await agent.loadSession(old)
    expect(loaded.ok && loaded.value.sessionId).toBe("s1")
  })

  it("for another id is a failure", async () => {
    const one = await driven([
      { expect: "initialize" },
      able,
      { expect: "session/load" },
      { answer: { sessionId: "s2" } },
    ])
    expect(await one.agent.loadSession(old)).toMatchObject({
      failure: { code: "session_identity_changed", asked: "s1", got: "s2" },
    })
  })
})

describe("28. an unknown session that is loaded with success", () => {
  it("is reported, since nothing was told where a history was expected", async () => {
    const one = await driven([{ expect: "initialize" }, able, { expect: "session/load" }, { answer: {} }])
    expect(await one.agent.loadSession(old)).toMatchObject({ ok: true })
    expect(codesOf(one.observed)).toEqual(["session_not_restored"])
  })
})

describe("29. the codes for a session that is not there", () => {
  it.each([
    [{ code: -32_002, message: "Resource not found" }],
    [{ code: -32_602, message: "Session not found: s1" }],
    [{ code: -32_603, message: "Internal error", data: { details: "session not found" } }],
  ])("%j are one failure, and a new session stands for it only where that is wanted", async (fail) => {
    const script: readonly Step[] = [{ expect: "initialize" }, able, { expect: "session/resume" }, { fail }]
    const one = await driven(script)
    expect(await one.agent.resumeSession(old)).toMatchObject({ failure: { code: "session_not_found" } })
    const other = await driven([...script, { expect: "session/new" }, { answer: { sessionId: "s2" } }])
    const resumed = await other.agent.resumeSession(old, true)
    expect(resumed.ok && resumed.value.sessionId).toBe("s2")
    expect(codesOf(other.observed)).toEqual(["session_replaced"])
  })

  it("are told from any other error", async () => {
    const script: readonly Step[] = [{ expect: "initialize" }, able, { expect: "session/resume" }]
    const one = await driven([...script, { fail: { code: -32_601, message: "Method not found" } }])
    expect(await one.agent.resumeSession(old, true)).toMatchObject({ failure: { code: "error_answered" } })
    await until(() => one.read().length === 2)
  })
})
