import { readdirSync } from "node:fs"
import { join } from "node:path"
import { performance } from "node:perf_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import { openAgent, openConnection, systemClock } from "../../runtime/driver/index.ts"
import type {
  Clock,
  Closing,
  Closure,
  DriveLimits,
  Failure,
  Observed,
  Outcome,
  PermissionPolicy,
  Session,
  TurnResult,
} from "../../runtime/driver/index.ts"
import { alive, idIn } from "./alive.ts"
import { faults, pick, randomFrom } from "./faults.ts"
import { chunk, scripted } from "./scripted.ts"
import type { Step } from "./scripted.ts"

/** What one agent did, and what its turns came to. */
export interface TurnRun {
  readonly seed: number
  readonly fault: keyof typeof faults
  readonly place: Place
  readonly deed: Deed
  readonly declares: boolean
  /** Of both turns; empty where no session opened. */
  readonly outcomes: readonly Outcome[]
  readonly becauses: readonly TurnResult["because"][]
  readonly cause: Closure["cause"]
  readonly rung: Closing["rung"]
  readonly milliseconds: number
  /** What should never be; empty in a run as it should be. */
  readonly wrong: readonly string[]
}

const permission = {
  jsonrpc: "2.0",
  id: "p",
  method: "session/request_permission",
  params: {
    sessionId: "s1",
    toolCall: { toolCallId: "t" },
    options: [{ optionId: "y", name: "Yes", kind: "allow_once" }],
  },
}
const tool = (status: string): Step => ({ update: { sessionUpdate: "tool_call", toolCallId: "t", title: "T", status } })
const stops: Step = { answer: { stopReason: "end_turn" }, to: "session/prompt" }

/** Whoever takes input at any time and drains, which the agent says of itself now and then, and never does. */
const declaring: Step = {
  answer: { protocolVersion: 1, _meta: { "checkfu.capabilities": { steer: "native", interrupt: "cooperative" } } },
}

/** An agent that does all that it should: each entry is a place at which something may go wrong, and what comes behind it. */
const life = {
  "before the handshake": [{ expect: "initialize" }],
  "in the handshake": [{ answer: { protocolVersion: 1 } }, { expect: "session/new" }],
  "while a session opens": [{ answer: { sessionId: "s1" } }],
  "before the first prompt": [{ expect: "session/prompt" }],
  "before the first word": [chunk("one")],
  "behind the first word": [tool("in_progress")],
  "while a tool runs": [{ send: permission }],
  "while a permission is asked for": [{ expectAnswer: "p" }, tool("completed")],
  "before the answer": [stops],
  "behind the answer": [{ expect: "session/prompt" }],
  "in the second turn": [chunk("two"), stops],
  "behind the last answer": [],
} as const satisfies Readonly<Record<string, readonly Step[]>>

type Place = keyof typeof life

const places = Object.keys(life) as readonly Place[]

/** What the caller does while the agent speaks, beside waiting. */
const deeds = {
  waits: () => {},
  cancels: ({ session }) => session.cancel(),
  "cancels twice": ({ session }) => {
    session.cancel()
    session.cancel()
  },
  steers: async ({ session, later }) => {
    const steered = await session.steer("and that")
    if (steered.fate === "promoted") later.push(steered.prompted.result)
  },
  interrupts: ({ session }) => void session.interrupt(),
  "closes the session": ({ session }) => void session.close(),
  "ends the agent": ({ end }) => end(),
} as const satisfies Readonly<Record<string, (at: Deeds) => unknown>>

interface Deeds {
  readonly session: Session
  readonly end: () => void
  /** Turns that come of it. */
  readonly later: Promise<TurnResult>[]
}
type Deed = keyof typeof deeds

const limits: Partial<DriveLimits> = {
  startup: 1_000,
  request: 1_000,
  farewell: 300,
  stall: 700,
  turn: 1_500,
  settle: 300,
  acknowledgement: 300,
  cooperation: 400,
  asking: 2_000,
  drain: 30,
  drainWhileOpen: 60,
  drainAtMost: 500,
}
const grace = { inputGrace: 400, terminateGrace: 400 }
/** The handshake, the session and three turns by their deadlines, the ladder, the drains; and what a busy machine adds. */
const longest = 2_000 + 3 * (1_500 + 300 + 500) + 800 + 2_250 + 10_000
const outcomes: readonly Outcome[] = [
  "succeeded",
  "unverified",
  "failed",
  "cancelled",
  "needs_input",
  "timed_out",
  "crashed",
]

/** How permissions are answered: at once, by somebody who takes a while, or by nobody. */
const policies = {
  "at once": { mode: "allow_once" },
  "by somebody": { mode: "ask", ask: () => sleep(100, "allow_once" as const) },
  "by nobody": { mode: "ask", ask: () => new Promise(() => {}) },
} as const satisfies Readonly<Record<string, PermissionPolicy>>

type Asks = keyof typeof policies

/** A clock that knows which of its timers nobody has forgotten and which did not run. */
function countingClock(): { readonly clock: Clock; readonly waiting: () => number } {
  let waiting = 0
  const after: Clock["after"] = (milliseconds, then) => {
    let isOver = false
    const over = (): void => {
      if (!isOver) waiting -= 1
      isOver = true
    }
    waiting += 1
    const forget = systemClock.after(milliseconds, () => {
      over()
      then()
    })
    return () => {
      over()
      forget()
    }
  }
  return { clock: { ...systemClock, after }, waiting: () => waiting }
}

/** What the turns of an agent came to. */
interface Spoken {
  readonly turns: readonly TurnResult[]
  readonly failure: Failure | null
  readonly closing: Closing
}

/** Starts an agent that something is wrong with, drives two turns with it as far as that goes, and ends it. */
export async function chaosOfTurns(seed: number): Promise<TurnRun> {
  const random = randomFrom(seed)
  const fault = pick(Object.keys(faults) as (keyof typeof faults)[], random)
  const place = pick(places, random)
  const deed = pick(Object.keys(deeds) as Deed[], random)
  const declares = random() < 0.5
  const asks = pick(Object.keys(policies) as Asks[], random)
  const script = (folder: string): readonly Step[] => [
    { touch: join(folder, "agent") },
    ...places.flatMap((each): readonly Step[] => [
      ...(each === place ? faults[fault](folder) : []),
      ...(each === "in the handshake" && declares ? [declaring, { expect: "session/new" }] : life[each]),
    ]),
  ]
  const agent = scripted(script)
  const observed: Observed[] = []
  const { clock, waiting } = countingClock()
  const start = performance.now()
  const { turns, failure, closing } = await speak(agent, clock, { deed, asks }, observed)
  const milliseconds = performance.now() - start
  const wrong = [...wrongIn(turns), ...wrongSeen(observed)]
  if (turns.length === 0 && failure === null) wrong.push("there is neither a turn nor a failure")
  if (waiting() > 0) wrong.push(`${waiting()} timers still wait`)
  if (closing.left.length > 0) wrong.push(`${closing.left.join(", ")} could not be killed`)
  if (milliseconds > longest) wrong.push(`took ${Math.round(milliseconds)} ms`)
  for (const name of readdirSync(agent.cwd).filter((each) => ["agent", "daemon"].includes(each)))
    if (alive(await idIn(join(agent.cwd, name)))) wrong.push(`the ${name} lives`)
  agent.remove()
  return {
    seed,
    fault,
    place,
    deed,
    declares,
    outcomes: turns.map(({ outcome }) => outcome),
    becauses: turns.map(({ because }) => because),
    cause: closing.closure.cause,
    rung: closing.rung,
    milliseconds,
    wrong,
  }
}

async function speak(
  launch: ReturnType<typeof scripted>,
  clock: Clock,
  { deed, asks }: { readonly deed: Deed; readonly asks: Asks },
  observed: Observed[],
): Promise<Spoken> {
  let speaks = (): void => {}
  const spoken = new Promise<void>((resolve) => (speaks = resolve))
  const opened = await openAgent((listener) => openConnection({ ...launch, clock, limits: grace }, listener), {
    clock,
    limits,
    permission: policies[asks],
    watch: (each) => {
      observed.push(each)
      if (each.phase === "in_turn") speaks()
    },
  })
  if (!opened.ok) return { turns: [], failure: opened.failure, closing: opened.closing }
  const tried = await opened.agent.newSession({ cwd: launch.cwd })
  if (!tried.ok) return { turns: [], failure: tried.failure, closing: await opened.agent.close() }
  const session = tried.value
  const first = session.prompt("one").result
  const second = session.prompt("two").result
  const later: Promise<TurnResult>[] = []
  const end = (): void => void opened.agent.close()
  await Promise.race([spoken, first])
  await deeds[deed]({ session, end, later })
  const turns = [await first, await second, ...(await Promise.all(later))]
  const closing = await opened.agent.close()
  return { turns: [...turns, await session.prompt("too late").result], failure: null, closing }
}

/** What no turn may come to, whatever its agent does. */
function wrongIn(turns: readonly TurnResult[]): readonly string[] {
  return turns.flatMap((turn, index) => {
    const { outcome, stopReason, failure, tools, text, isEmpty } = turn
    const isGood = outcome === "succeeded" || outcome === "unverified"
    const open = tools.filter(({ status }) => status === "pending" || status === "in_progress")
    return [
      outcomes.includes(outcome) ? null : `a turn came to ${outcome}`,
      outcome === "succeeded" ? "a turn succeeded, though no model was called" : null,
      isGood && (stopReason !== "end_turn" || failure !== null) ? "a good turn did not end well" : null,
      isGood && isEmpty && text === "" ? "an empty turn is good" : null,
      outcome === "crashed" && failure?.code !== "agent_closed" ? "a crash without an end of the agent" : null,
      open.length > 0 ? "a tool call is open in a settled turn" : null,
      index === turns.length - 1 && isGood ? "a prompt behind the end was good" : null,
    ].filter((each) => each !== null)
  })
}

/** What no stream of observations may hold. */
function wrongSeen(observed: readonly Observed[]): readonly string[] {
  const wrong: string[] = []
  if (observed.some(({ sequence }, index) => sequence !== index + 1)) wrong.push("observations are out of order")
  const permissions = observed.flatMap(({ observation }) => (observation.kind === "permission" ? [observation] : []))
  const asked = permissions.filter(({ phase }) => phase === "asked").length
  if (asked * 2 !== permissions.length) wrong.push(`${asked} permissions were asked, not as many answered`)
  for (const { observation } of observed)
    if (observation.kind === "diagnostic" && observation.code === "wire/listener-threw") wrong.push(observation.what)
  return wrong
}
