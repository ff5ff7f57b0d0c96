import { describe, expect, it } from "vitest"
import { checkfu } from "../../../output/contracts/checkfu/index.ts"
import { begun, fakeAgent, settled, words } from "../../../test/driver/fake-agent.ts"
import { defaultContracts } from "../../defaults.ts"
import type { Outgoing } from "../../extensions/outgoing.ts"
import { refused } from "../../refusal.ts"
import { openAgent } from "../session/agent.ts"
import type { Extending, Target } from "./extending.ts"
import { noFindings } from "./findings.ts"
import { listening, unextended } from "./listening.ts"
import type { SessionHandle } from "./session-handle.ts"
import { written } from "./placing.ts"

const contracts = defaultContracts.map(({ contract }) => contract)
const meta = (def: string, at: readonly string[], value: unknown): Outgoing => ({ kind: "meta", def, at, value })
const no = { code: "authority/malformed", what: "No.", why: "it is so", fix: "do not", facts: [] } as const
const quiet = listening(defaultContracts)

describe("what goes into a request", () => {
  it("stands where its slot rides, beside the context of the trace", () => {
    const body = { protocolVersion: 1, clientCapabilities: { terminal: false } }
    const fragments = [
      meta("InitializeRequest.clientCapabilities", ["_meta", "a", "b"], 1),
      meta("InitializeRequest.clientCapabilities", ["_meta", "a", "c"], 2),
      meta("InitializeRequest", ["_meta", "x"], 3),
    ]
    expect(written("InitializeRequest", body, fragments, contracts, { traceparent: "00-1-2-01" })).toEqual({
      ok: true,
      adds: true,
      body: {
        protocolVersion: 1,
        clientCapabilities: { terminal: false, _meta: { a: { b: 1, c: 2 } } },
        _meta: { traceparent: "00-1-2-01", x: 3 },
      },
    })
    expect(body).toEqual({ protocolVersion: 1, clientCapabilities: { terminal: false } })
  })

  it("is text before the prompt where it is a frame", () => {
    const prompt = [{ type: "text", text: "go" }]
    const frame: Outgoing = { kind: "text", def: "PromptRequest.prompt", text: "<a></a>" }
    expect(written("PromptRequest", { prompt }, [frame], contracts, null)).toMatchObject({
      body: { prompt: [{ text: "<a></a>" }, { text: "go" }] },
    })
  })

  it.each<[string, readonly Outgoing[], string]>([
    ["of another request", [meta("PromptRequest", ["_meta", "x"], 1)], "send/misplaced"],
    ["a request of its own", [{ kind: "request", method: "_x/y", params: {} }], "send/misplaced"],
    [
      "twice at one place",
      [meta("NewSessionRequest", ["_meta", "x"], 1), meta("NewSessionRequest", ["_meta", "x"], 2)],
      "send/overwritten",
    ],
  ])("is refused where it is %s", (_, fragments, code) => {
    expect(written("NewSessionRequest", {}, fragments, contracts, null)).toMatchObject({ ok: false, refusal: { code } })
  })
})

describe("an extension", () => {
  it("is asked before each request, and its members are in it", async () => {
    const targets: Target[] = []
    const extending: Extending = {
      ...quiet,
      outgoing: (target) => {
        targets.push(target)
        const def = { initialize: "InitializeRequest", "session/new": "NewSessionRequest" }[target.method as string]
        return { ok: true, fragments: def === undefined ? [] : [meta(def, ["_meta", "x"], target.method)] }
      },
    }
    const { fake, session } = await begun({ extending, trace: { traceparent: "t" } })
    session.prompt("go")
    expect(targets.map(({ method, sessionId }) => [method, sessionId])).toEqual([
      ["initialize", null],
      ["session/new", null],
      ["session/prompt", "s1"],
    ])
    expect(fake.sent).toMatchObject([
      { params: { _meta: { traceparent: "t", x: "initialize" } } },
      { params: { _meta: { traceparent: "t", x: "session/new" } } },
      { params: { _meta: { traceparent: "t" } } },
    ])
  })

  it("that does not let a request go out ends it before anything is sent", async () => {
    const extending: Extending = {
      ...quiet,
      outgoing: ({ method }) => (method === "session/prompt" ? refused(no) : quiet.outgoing({} as never)),
    }
    const { fake, session } = await begun({ extending })
    expect(await session.prompt("go").result).toMatchObject({
      outcome: "failed",
      failure: { code: "refused" },
      turn: 0,
    })
    expect(fake.sent).toHaveLength(2)
  })

  it("judges the handshake before any session, and what it admits holds from there on", async () => {
    const fake = fakeAgent()
    const opening = openAgent(fake.connect, { clock: fake.clock, extending: { ...quiet, admit: () => refused(no) } })
    fake.answer("initialize", { protocolVersion: 1 })
    expect(await opening).toMatchObject({ ok: false, failure: { code: "refused", refusal: no } })
    expect(fake.sent.map((each) => ("asked" in each ? each.asked : "closed"))).toEqual(["initialize", "closed"])
    const [declaration] = checkfu.declarations
    const says = { _meta: { "checkfu.capabilities": { [declaration?.member ?? ""]: declaration?.values[0] } } }
    const { agent } = await begun({}, { ...says })
    expect([...agent.declared]).toEqual([declaration?.id])
  })

  it("is blamed where the agent refuses what it added", async () => {
    const extending: Extending = {
      ...quiet,
      outgoing: ({ method }) => ({
        ok: true,
        fragments: method === "session/new" ? [meta("NewSessionRequest", ["_meta", "x"], 1)] : [],
      }),
    }
    const { fake, agent } = await begun({ extending })
    const again = agent.newSession({ cwd: "/" })
    await settled()
    fake.fail("session/new", { code: -32_602, message: "x is wrong" })
    expect(await again).toMatchObject({ failure: { code: "authority_refused", error: { message: "x is wrong" } } })
  })

  it("sees everything in its order, may ask and prompt, and may call a turn broken", async () => {
    const seen: string[] = []
    let handle: SessionHandle | null = null
    const extending: Extending = {
      ...quiet,
      opened: (session) => {
        handle = session
        return unextended(session)
      },
      observed: (_, { kind }) => void seen.push(kind),
      serve: ({ method, reply }) => {
        if (method !== "_x/mine") return false
        reply({ result: { mine: true } })
        return true
      },
      settled: (_, { content }, found) => found({ ...noFindings, breach: content.text === "hi" ? no : null }),
    }
    const { fake, session } = await begun({ extending })
    const { result } = session.prompt("go")
    fake.update(words("hi"))
    fake.ask("_x/mine", { sessionId: "s1" })
    const given = handle as SessionHandle | null
    const answer = new Promise((resolve) => given?.ask("_x/y", { a: 1 }, 1_000, resolve))
    fake.answer("_x/y", { b: 2 })
    given?.promote("later")
    fake.answer("session/prompt", { stopReason: "end_turn" })
    fake.clock.advance(250)
    expect(await result).toMatchObject({
      outcome: "failed",
      because: "extension_breach",
      breach: no,
    })
    expect(await answer).toEqual({ kind: "result", value: { b: 2 } })
    expect(seen).toEqual(["message"])
    expect(fake.sent.slice(3)).toMatchObject([
      { replied: 1, reply: { result: { mine: true } } },
      { asked: "_x/y" },
      { asked: "session/prompt", params: { prompt: [{ text: "later" }] } },
    ])
  })

  it("that throws ends nothing, and makes no turn good", async () => {
    const thrower = (): never => {
      throw new Error("no")
    }
    const extending: Extending = { ...quiet, serve: thrower, observed: thrower, opened: thrower, settled: thrower }
    const { fake, session, agent } = await begun({ extending })
    const { result } = session.prompt("go")
    fake.update(words("hi"))
    fake.ask("_x/y", { sessionId: "s1" })
    fake.answer("session/prompt", { stopReason: "end_turn" })
    fake.clock.advance(250)
    expect(await result).toMatchObject({ outcome: "failed", because: "extension_breach" })
    expect(fake.sent.at(-1)).toMatchObject({ replied: 1, reply: { error: { code: -32_601 } } })
    expect(agent.diagnostics().map(({ code }) => code)).toContain("extension_threw")
  })
})
