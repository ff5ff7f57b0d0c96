import { describe, expect, it, onTestFinished } from "vitest"
import { chunk, opening } from "../../../test/driver/scripted.ts"
import type { Step } from "../../../test/driver/scripted.ts"
import { cast, patient, request } from "../../../test/worker/turning.ts"
import type { Cast } from "../../../test/worker/turning.ts"
import type { ContentBlock } from "../../../output/acp/index.ts"
import { onehorizon } from "../../../output/contracts/onehorizon/index.ts"
import type { SessionMeta, TaskContext } from "../../../output/contracts/onehorizon/index.ts"
import { documentsInMemory } from "../modes/documents.ts"
import { openModeServer } from "../modes/mode-server.ts"
import { readPrompt } from "../prompt/read-prompt.ts"
import { freshAccount } from "./account.ts"
import { newest } from "./history.ts"
import { workerSession } from "./worker-session.ts"
import type { SessionOptions, SessionTurn, WorkerSession } from "./worker-session.ts"

const saying = (stopReason: string, text = "well"): readonly Step[] => [
  ...opening,
  { expect: "session/prompt" },
  chunk(text),
  { answer: { stopReason } },
]
const resuming = (stopReason: string): readonly Step[] => [
  { expect: "initialize" },
  { answer: { protocolVersion: 1, agentCapabilities: { sessionCapabilities: { resume: {} } } } },
  { expect: "session/resume" },
  { answer: {} },
  { expect: "session/prompt" },
  chunk("as you say"),
  { answer: { stopReason } },
]
const crashing: readonly Step[] = [...opening, { expect: "session/prompt" }, { exit: 1 }]

interface Begun extends Cast {
  readonly session: WorkerSession
  readonly next: (input?: string) => Promise<SessionTurn>
  readonly taskIn: (turn: number) => TaskContext | null
  readonly bundleIn: (turn: number) => Partial<SessionMeta>
}

function begun(scripts: readonly (readonly Step[])[], options: Partial<SessionOptions> = {}): Begun {
  const players = cast(...scripts)
  const session = workerSession(players.connect, request, { permission: "deny", limits: patient, ...options })
  return {
    ...players,
    session,
    next: (input) => {
      const turn = session.next(input ?? null)
      if (!turn.ok) throw new Error(turn.refusal.code)
      return turn.report
    },
    taskIn: (turn) => {
      const prompt = readPrompt(players.read(turn).at(-1)?.params?.["prompt"] as readonly ContentBlock[])
      return prompt.ok ? prompt.prompt.task : null
    },
    bundleIn: (turn) => {
      const meta = players.read(turn)[1]?.params?.["_meta"] as { readonly [key: string]: Partial<SessionMeta> }
      return meta[onehorizon.keyPrefix ?? ""] ?? {}
    },
  }
}

describe("a session of a worker", () => {
  it("puts a refusal as a question, goes on with nothing but an answer, and resumes with it", async () => {
    const { session, next, taskIn, methods } = begun([saying("refusal", "Which gate?"), resuming("end_turn")])
    expect(await next()).toMatchObject({ outcome: { kind: "awaiting_input", question: "Which gate?" }, events: [] })
    expect(session.account().question).toBe("Which gate?")
    expect(session.next(null)).toMatchObject({ ok: false, refusal: { code: "turn/unanswered" } })
    expect(await next("The north gate.")).toMatchObject({ outcome: { kind: "succeeded" }, continued: "resumed" })
    expect(taskIn(0)?.sessionPrompt).toBeUndefined()
    expect(taskIn(1)).toMatchObject({ sessionPrompt: "The north gate.", comments: [] })
    expect(methods(1)).toEqual(["initialize", "session/resume", "session/prompt"])
    expect(session.account()).toMatchObject({ question: null, input: null, runtimeAttempt: 2 })
  })

  it("counts its tries in the bundle, and leaves the server's passes alone", async () => {
    const { next, bundleIn } = begun([crashing, crashing, saying("end_turn")])
    for (let turn = 0; turn < 3; turn++) {
      await next()
      expect(bundleIn(turn)).toMatchObject({ runtimeAttempt: turn, attempt: 1, taskMode: "code", sessionId: "host-1" })
    }
  })

  it("says the same again after a crash, an answer among it, and tells a fresh session what was said before", async () => {
    const { next, taskIn } = begun([
      saying("refusal", "Which gate?"),
      crashing,
      saying("end_turn", "Mended."),
      saying("end_turn"),
    ])
    await next()
    expect(await next("The north gate.")).toMatchObject({
      outcome: { kind: "protocol_violation" },
      events: [{ kind: "violation", because: "exit_without_stop_reason" }],
    })
    expect(await next()).toMatchObject({ outcome: { kind: "succeeded" }, continued: "replayed" })
    const said = [
      { author: "agent", content: "Which gate?", replies: [] },
      { author: "user", content: "The north gate.", replies: [] },
    ]
    expect(taskIn(2)).toMatchObject({ sessionPrompt: "The north gate.", comments: said })
    await next()
    const after = taskIn(3)
    expect(after?.sessionPrompt).toBeUndefined()
    expect(after?.comments).toEqual([...said, { author: "agent", content: "Mended.", replies: [] }])
  })

  it("raises the stall when budgets ran out so often in a row, and not before", async () => {
    const { next, session } = begun([
      saying("max_tokens"),
      saying("max_turn_requests"),
      saying("end_turn"),
      saying("max_tokens"),
      saying("max_tokens"),
      saying("max_turn_requests"),
    ])
    const events = []
    for (let turn = 0; turn < 6; turn++) events.push((await next()).events)
    expect(events).toEqual([[], [], [], [], [], [{ kind: "budget_stall", failures: 3 }]])
    expect(session.account().budgetFailures).toBe(3)
  })

  it("goes on from the account of another process", async () => {
    const account = { ...freshAccount, sessionId: "s1", runtimeAttempt: 4, budgetFailures: 1 }
    const { next, bundleIn } = begun([resuming("max_tokens")], { account, budgetFailuresToStall: 2 })
    expect(await next()).toMatchObject({
      continued: "resumed",
      events: [{ kind: "budget_stall", failures: 2 }],
      account: { runtimeAttempt: 5 },
    })
    expect(bundleIn(0).runtimeAttempt).toBe(4)
  })

  it("is not kept by a process that could not even be started, and goes on when it can", async () => {
    const { connect } = cast(saying("end_turn"))
    let isBroken = true
    const starting: typeof connect = (listener) => {
      if (isBroken) throw new Error("no room for another process")
      return connect(listener)
    }
    const session = workerSession(starting, request, { permission: "deny", limits: patient })
    const first = session.next("Mind the step.")
    if (!first.ok) expect.fail(first.refusal.code)
    expect(await first.report).toMatchObject({
      outcome: {
        kind: "failed",
        because: "spawn_failed",
        failure: { closure: { spawnError: { code: "connect_threw", message: "no room for another process" } } },
      },
      closing: { left: [] },
      account: { runtimeAttempt: 1, input: "Mind the step." },
    })
    isBroken = false
    const second = session.next(null)
    if (!second.ok) expect.fail(second.refusal.code)
    expect(await second.report).toMatchObject({ outcome: { kind: "succeeded" } })
  })

  it("leaves nothing behind of a turn that the host's own fault ends, and can begin another", async () => {
    const { connect, methods } = cast([
      ...opening,
      { expect: "session/prompt" },
      { answer: { stopReason: "end_turn" } },
    ])
    let closings = 0
    const counting: typeof connect = (listener) => {
      const connection = connect(listener)
      return { ...connection, close: () => (closings++, connection.close()) }
    }
    const host = await openModeServer(documentsInMemory())
    onTestFinished(host.close)
    const faulty = { ...host, called: () => expect.fail("the host's own fault") }
    const session = workerSession(counting, request, { permission: "deny", limits: patient, host: faulty })
    const turn = session.next(null)
    await expect(turn.ok && turn.report).rejects.toThrow("the host's own fault")
    expect(methods(0).at(-1)).toBe("session/prompt")
    expect(closings).toBe(1)
    expect(session.next(null).ok).toBe(true)
  })

  it("has one turn at a time", async () => {
    const { session, next } = begun([saying("end_turn"), saying("end_turn")])
    const running = next()
    expect(session.next("more")).toMatchObject({ ok: false, refusal: { code: "turn/running" } })
    await running
    expect(session.next("more").ok).toBe(true)
    session.cancel("shutdown")
  })
})

describe("a history", () => {
  const said = (content: string): { content: string; replies: [] } => ({ content, replies: [] })
  it("is kept from its end, and at least the end of its newest text", () => {
    expect(newest([said("aaa"), said("bb"), said("c")], 3)).toEqual([said("bb"), said("c")])
    expect(newest([said("a"), said("bcdef")], 3)).toEqual([said("def")])
    expect(newest([], 3)).toEqual([])
  })
})
