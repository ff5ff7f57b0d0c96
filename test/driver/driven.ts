import { onTestFinished } from "vitest"
import { openAgent, openConnection } from "../../runtime/driver/index.ts"
import type {
  Agent,
  AgentOptions,
  DriveLimits,
  Failure,
  Observed,
  Phase,
  RunObservation,
  Session,
  TurnResult,
} from "../../runtime/driver/index.ts"
import { opening, scripted } from "./scripted.ts"
import type { Step } from "./scripted.ts"

/** A scripted agent that is driven, and everything that was observed of it. */
export interface Driven {
  readonly agent: Agent
  readonly observed: readonly Observed[]
  /** Every message that the agent has read, by its method; answers as `answer`. */
  readonly read: () => readonly string[]
  readonly received: () => readonly { readonly [member: string]: unknown }[]
}

/** Deadlines that no test has to wait for long. */
export const quick: Partial<DriveLimits> = {
  startup: 5_000,
  request: 5_000,
  stall: 5_000,
  settle: 400,
  drain: 60,
  drainWhileOpen: 120,
  replay: 80,
}

/** Starts the agent of a script; at the end of the test nothing of it is left. */
export async function started(
  script: readonly Step[],
  options: AgentOptions = {},
): Promise<Omit<Driven, "agent"> & ({ readonly agent: Agent } | { readonly failure: Failure })> {
  const files = scripted(script)
  const observed: Observed[] = []
  const { command, args, cwd, environment } = files
  const opened = await openAgent((listener) => openConnection({ command, args, cwd, environment }, listener), {
    ...options,
    limits: { ...quick, ...options.limits },
    watch: (each) => observed.push(each),
  })
  onTestFinished(async () => {
    if (opened.ok) await opened.agent.close()
    files.remove()
  })
  const received = () => files.received() as readonly { readonly [member: string]: unknown }[]
  const read = () => received().map(({ method }) => (typeof method === "string" ? method : "answer"))
  const rest = { observed, received, read }
  return opened.ok ? { agent: opened.agent, ...rest } : { failure: opened.failure, ...rest }
}

/** The same for an agent that must start. */
export async function driven(script: readonly Step[], options: AgentOptions = {}): Promise<Driven> {
  const one = await started(script, options)
  if ("failure" in one) throw new Error(`${one.failure.stage}: ${one.failure.code}`)
  return one
}

/** Opens a session that must open. */
export async function sessionOf({ agent }: Driven): Promise<Session> {
  const session = await agent.newSession({ cwd: "/srv/task" })
  if (!session.ok) throw new Error(session.failure.code)
  return session.value
}

/** One turn of an agent that follows the steps between its prompt and the end of its input. */
export async function turnOf(
  steps: readonly Step[],
  options: AgentOptions = {},
): Promise<Driven & { readonly session: Session; readonly result: TurnResult }> {
  const agent = await driven([...opening, { expect: "session/prompt" }, ...steps], options)
  const session = await sessionOf(agent)
  return { ...agent, session, result: await session.prompt("go").result }
}

/** The answer to the prompt. */
export function stops(stopReason: unknown): Step {
  return { answer: { stopReason }, to: "session/prompt" }
}

/** A request of the agent's own. */
export function asks(id: unknown, method: string, params: unknown): Step {
  return { send: { jsonrpc: "2.0", id, method, params } }
}

/** The codes of diagnostics, in order. */
export function codesOf(observed: readonly Observed[]): readonly string[] {
  return observed.flatMap(({ observation }) => (observation.kind === "diagnostic" ? [observation.code] : []))
}

/** What was observed, with the phase that it was observed in. */
export function phased(observed: readonly Observed[]): readonly (readonly [Phase, RunObservation])[] {
  return observed.map(({ phase, observation }) => [phase, observation])
}
