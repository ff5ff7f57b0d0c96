import type { Answer, Closing, Closure, Connection, Listener, RemoteError } from "../../runtime/driver/connection.ts"
import type { AgentOptions } from "../../runtime/driver/session/agent-options.ts"
import { openAgent } from "../../runtime/driver/session/agent.ts"
import type { Agent } from "../../runtime/driver/session/agent-options.ts"
import type { Observed } from "../../runtime/driver/observed.ts"
import type { Session } from "../../runtime/driver/session/session.ts"
import { fakeClock } from "./fake-clock.ts"
import type { FakeClock } from "./fake-clock.ts"

/** One thing that the driver sent, in order. */
export type Sent =
  | { readonly asked: string; readonly params: unknown }
  | { readonly told: string; readonly params: unknown }
  | { readonly replied: number; readonly reply: unknown }
  | { readonly closed: true }

/** An agent in memory: it says what a test lets it say, at once, and writes down what it is sent. */
export interface FakeAgent {
  readonly clock: FakeClock
  readonly sent: readonly Sent[]
  readonly connect: (listener: Listener) => Connection
  /** Answers the oldest open request of that method. */
  readonly answer: (method: string, value: unknown) => void
  readonly fail: (method: string, error: RemoteError) => void
  readonly update: (update: unknown, session?: string) => void
  readonly notify: (method: string, params: unknown) => void
  /** Asks, and answers with our number of the request. */
  readonly ask: (method: string, params: unknown, id?: unknown) => number
  readonly exit: (closure?: Partial<Closure>) => void
  /** Whether it has ended; then it says nothing any more. */
  readonly isGone: () => boolean
  /** How many requests of the driver's are open. */
  readonly open: () => number
}

/** How an agent ends that nobody asked to. */
export const exited: Closure = {
  cause: "exited",
  spawnError: null,
  exitCode: 1,
  signal: null,
  errorTail: "",
  lastMethod: null,
}

/** An agent on a clock that stands, its own unless another one is given. Closing it ends it at once. */
export function fakeAgent(clock: FakeClock = fakeClock()): FakeAgent {
  const sent: Sent[] = []
  const open: { readonly method: string; readonly settle: (answer: Answer) => void }[] = []
  let listener: Listener | null = null
  let closure: Closure | null = null
  let keys = 0
  const take = (method: string, answer: Answer): void => {
    const at = open.findIndex((each) => each.method === method)
    if (at < 0) throw new Error(`nobody asked ${method}`)
    open.splice(at, 1)[0]?.settle(answer)
  }
  const end = (how: Closure): void => {
    if (closure !== null) return
    closure = how
    for (const { settle } of open.splice(0)) settle({ kind: "closed", closure })
    listener?.closed(closure)
  }
  const tell = (method: string, params: unknown): void => {
    if (closure === null) listener?.notified(method, params)
  }
  const connection: Connection = {
    request: (method, params, milliseconds, settle) => {
      const gone = closure
      if (gone !== null) return void clock.after(0, () => settle({ kind: "closed", closure: gone }))
      sent.push({ asked: method, params })
      const entry = {
        method,
        settle: (answer: Answer) => {
          forget()
          settle(answer)
        },
      }
      open.push(entry)
      const forget = clock.after(milliseconds, () => {
        open.splice(open.indexOf(entry), 1)
        settle({ kind: "timed_out", milliseconds })
      })
    },
    notify: (told, params) => void sent.push({ told, params }),
    close: () => {
      if (closure === null) sent.push({ closed: true })
      end({ ...exited, cause: "ended_by_us", exitCode: 0 })
      const closing: Closing = {
        closure: closure ?? exited,
        rung: "input_ended",
        orphans: [],
        left: [],
        milliseconds: 0,
      }
      return Promise.resolve(closing)
    },
  }
  return {
    clock,
    sent,
    connect: (given) => {
      listener = given
      return connection
    },
    answer: (method, value) => take(method, { kind: "result", value }),
    fail: (method, error) => take(method, { kind: "error", error }),
    update: (update, session = "s1") => tell("session/update", { sessionId: session, update }),
    notify: tell,
    ask: (method, params, id = 0) => {
      const key = ++keys
      let isAnswered = false
      const reply = (given: unknown): void => {
        if (isAnswered || closure !== null) return
        isAnswered = true
        sent.push({ replied: key, reply: given })
      }
      if (closure === null) listener?.requested({ key, id, method, params, reply })
      return key
    },
    exit: (how = {}) => end({ ...exited, ...how }),
    isGone: () => closure !== null,
    open: () => open.length,
  }
}

/** Lets every promise that can settle do so. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** A fake agent with one session, s1, and what was observed of it so far. */
export interface Begun {
  readonly fake: FakeAgent
  readonly agent: Agent
  readonly session: Session
  readonly observed: Observed[]
}

/** Opens a session with a fake agent; `says` is its answer to `initialize`. */
export async function begun(options: AgentOptions = {}, says: object = {}): Promise<Begun> {
  const fake = fakeAgent()
  const observed: Observed[] = []
  const opening = openAgent(fake.connect, { clock: fake.clock, watch: (each) => observed.push(each), ...options })
  fake.answer("initialize", { protocolVersion: 1, ...says })
  const opened = await opening
  if (!opened.ok) throw new Error(opened.failure.code)
  const created = opened.agent.newSession({ cwd: "/work" })
  await settled()
  fake.answer("session/new", { sessionId: "s1" })
  const session = await created
  if (!session.ok) throw new Error(session.failure.code)
  return { fake, agent: opened.agent, session: session.value, observed }
}

/** An update that is a piece of the agent's text. */
export function words(text: string): unknown {
  return { sessionUpdate: "agent_message_chunk", content: { type: "text", text } }
}
