import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { exited, fakeAgent, settled, words } from "../../../test/driver/fake-agent.ts"
import type { FakeAgent } from "../../../test/driver/fake-agent.ts"
import { defaultDriveLimits } from "../limits.ts"
import type { Observed } from "../observed.ts"
import type { TurnResult } from "../turn/result.ts"
import { openAgent } from "./agent.ts"
import type { Session } from "./session.ts"

/** What may happen next, to the agent or to its caller. */
type Event =
  | { readonly kind: "tell"; readonly session: string; readonly update: unknown }
  | { readonly kind: "ask"; readonly method: string; readonly params: unknown; readonly id: unknown }
  | { readonly kind: "note"; readonly method: string; readonly params: unknown }
  | { readonly kind: "answer"; readonly method: string; readonly value: unknown }
  | { readonly kind: "fail"; readonly method: string; readonly code: number }
  | { readonly kind: "pass"; readonly milliseconds: number }
  | { readonly kind: "prompt"; readonly waits: boolean }
  | { readonly kind: "cancel" }
  | { readonly kind: "decide" }
  | { readonly kind: "close_session" }
  | { readonly kind: "open" }
  | { readonly kind: "exit" }

const session = fc.constantFrom("s1", "s2", "s9")
const tool = fc.record({
  sessionUpdate: fc.constantFrom("tool_call", "tool_call_update"),
  toolCallId: fc.constantFrom("a", "b"),
  title: fc.constant("t"),
  status: fc.constantFrom("pending", "in_progress", "completed", "failed", "banana"),
})
const update = fc.oneof(
  tool,
  fc.string().map(words),
  fc.constantFrom<unknown>({ sessionUpdate: "plan", entries: [] }, { sessionUpdate: "later" }, { sessionUpdate: 1 }),
  fc.jsonValue(),
)
const kinds = fc.constantFrom("allow_once", "allow_always", "reject_once", "reject_always", "other")
const permission = fc.record({
  sessionId: session,
  toolCall: fc.record({ toolCallId: fc.constantFrom("a", "b") }),
  options: fc.array(fc.record({ optionId: fc.constantFrom("x", "y"), name: fc.constant("n"), kind: kinds }), {
    maxLength: 3,
  }),
})
const prompt = "session/prompt"
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("tell"), session, update }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("ask"),
      method: fc.constant("session/request_permission"),
      params: fc.oneof(permission, fc.jsonValue()),
      id: fc.constantFrom(0, 1, "a"),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("ask"),
      method: fc.constantFrom("fs/read_text_file", "_x/y", "", "session/update"),
      params: fc.oneof(fc.record({ sessionId: session }), fc.jsonValue()),
      id: fc.constant(0),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("note"),
      method: fc.constantFrom("$/cancel_request", "_x/y", "session/update"),
      params: fc.oneof(fc.record({ requestId: fc.constantFrom(0, 1, "a") }), fc.jsonValue()),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("answer"),
      method: fc.constantFrom(prompt, prompt, prompt, "session/new", "session/close", "authenticate"),
      value: fc.oneof(
        fc.record({ stopReason: fc.constantFrom("end_turn", "cancelled", "refusal", "error") }),
        fc.record({ sessionId: session }),
        fc.jsonValue(),
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("fail"),
      method: fc.constantFrom(prompt, "session/new"),
      code: fc.constantFrom(-32_000, -32_002, -32_603, -32_800),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("pass"), milliseconds: fc.constantFrom(1, 250, 1_000, 20_000, 400_000) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("prompt"), waits: fc.boolean() }) },
  fc.constant<Event>({ kind: "cancel" }),
  { weight: 2, arbitrary: fc.constant<Event>({ kind: "decide" }) },
  fc.constant<Event>({ kind: "close_session" }),
  { weight: 2, arbitrary: fc.constant<Event>({ kind: "open" }) },
  fc.constant<Event>({ kind: "exit" }),
)

/** The messages of the agent's that were given to the driver, and what became of them. */
interface Ledger {
  told: number
  asked: number
  readonly prompts: Promise<TurnResult>[]
}

const logins = [{ id: "key", name: "Key" }]
const limits = defaultDriveLimits
/** No prompt may take longer than this after the last one before it: a turn, its cancel, its drain and its record. */
const longest = limits.turn + limits.settle + limits.drainAtMost + limits.record

async function play(events: readonly Event[]): Promise<{ fake: FakeAgent; observed: Observed[]; ledger: Ledger }> {
  const fake = fakeAgent()
  const observed: Observed[] = []
  const undecided: (() => void)[] = []
  const opening = openAgent(fake.connect, {
    clock: fake.clock,
    login: "key",
    permission: { mode: "ask", ask: () => new Promise((resolve) => undecided.push(() => resolve("allow_once"))) },
    record: () => [{ result: "answered" }],
    watch: (each) => observed.push(each),
  })
  fake.answer("initialize", {
    protocolVersion: 1,
    authMethods: logins,
    agentCapabilities: { sessionCapabilities: { close: {} } },
  })
  const opened = await opening
  if (!opened.ok) throw new Error(opened.failure.code)
  const { agent } = opened
  const sessions: Session[] = []
  const open = (): void =>
    void agent.newSession({ cwd: "/" }).then((tried) => (tried.ok ? void sessions.push(tried.value) : undefined))
  const ledger: Ledger = { told: 0, asked: 0, prompts: [] }
  const attempt = (call: () => void): void => {
    try {
      call()
    } catch (thrown) {
      if (!(thrown as Error).message.startsWith("nobody asked")) throw thrown
    }
  }
  const happen = (one: Event): void => {
    switch (one.kind) {
      case "tell":
        ledger.told += fake.isGone() ? 0 : 1
        return fake.update(one.update, one.session)
      case "note":
        ledger.told += fake.isGone() ? 0 : 1
        return fake.notify(one.method, one.params)
      case "ask":
        ledger.asked += fake.isGone() ? 0 : 1
        return void fake.ask(one.method, one.params, one.id)
      case "answer":
        return attempt(() => fake.answer(one.method, one.value))
      case "fail":
        return attempt(() => fake.fail(one.method, { code: one.code, message: "x" }))
      case "pass":
        return fake.clock.advance(one.milliseconds)
      case "prompt":
        return void ledger.prompts.push(...sessions.map((each) => each.prompt("go", one.waits).result))
      case "cancel":
        return sessions.forEach((each) => each.cancel())
      case "decide":
        return undecided.shift()?.()
      case "close_session":
        return void sessions.at(-1)?.close()
      case "open":
        return open()
      case "exit":
        return fake.exit(exited)
      default:
        return one satisfies never
    }
  }
  open()
  await settled()
  attempt(() => fake.answer("session/new", { sessionId: "s1" }))
  await settled()
  for (const one of events) {
    happen(one)
    await settled()
  }
  // Nobody does anything more: every turn must end by its own deadlines, one after the other.
  for (const _ of ledger.prompts) {
    fake.clock.advance(longest)
    await settled()
    fake.clock.advance(limits.record)
    await settled()
  }
  await Promise.all(
    ledger.prompts.map((result) =>
      Promise.race([result, settled().then(() => Promise.reject(new Error("a turn hangs")))]),
    ),
  )
  await agent.close()
  await settled()
  fake.clock.advance(0)
  await settled()
  return { fake, observed, ledger }
}

describe("whatever happens in whatever order", () => {
  it("every turn settles, every request is answered once, and nothing that the agent says is lost", async () => {
    let turns = 0
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 40 }), async (events) => {
        const { fake, observed, ledger } = await play(events)
        turns += ledger.prompts.length
        // The agent is told of a cancel only as often as prompts were sent.
        const told = fake.sent.filter((each) => "told" in each && each.told === "session/cancel").length
        const prompts = fake.sent.filter((each) => "asked" in each && each.asked === prompt).length
        expect(told).toBeLessThanOrEqual(prompts)
        const replied = fake.sent.flatMap((each) => ("replied" in each ? [each.replied] : []))
        expect(new Set(replied).size).toBe(replied.length)
        if (events.some(({ kind }) => kind === "exit")) expect(replied.length).toBeLessThanOrEqual(ledger.asked)
        else expect(replied.length).toBe(ledger.asked)
        // Every message is an observation of its own, or one of those that are counted for sessions that nobody opened.
        const own = observed.filter(({ observation }) => isOwn(observation)).length
        const orphans = observed.reduce(
          (sum, { observation }) =>
            sum +
            (observation.kind === "diagnostic" && observation.code === "orphan_messages"
              ? (observation.raw as { readonly count: number }).count
              : 0),
          0,
        )
        expect(own + orphans).toBe(ledger.told + ledger.asked)
        expect(observed.map(({ sequence }) => sequence)).toEqual(observed.map((_, index) => index + 1))
        expect(fake.clock.waiting()).toBe(0)
        expect(fake.open()).toBe(0)
      }),
      { numRuns: 1_000 },
    )
    expect(turns).toBeGreaterThan(100)
  })
})

/** One to each message: what a request or update means first; that of a tool in a permission stands beside it. */
function isOwn(observation: Observed["observation"]): boolean {
  switch (observation.kind) {
    case "permission":
      return observation.phase === "asked"
    case "tool":
      return observation.by !== "session/request_permission"
    case "malformed":
      return observation.method === "session/update"
    case "salvaged":
    case "usage":
    case "diagnostic":
    case "extension":
    case "extension_fault":
    case "extension_refused":
    case "extension_ignored":
      return false
    default:
      return true
  }
}
