import { existsSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import { grammar, reportOf, traceReader } from "../../../runtime/conformance/index.ts"
import type { Report } from "../../../runtime/conformance/index.ts"
import { systemClock } from "../../../runtime/driver/clock.ts"
import { defaultContracts, openAgent, openConnection, tracing } from "../../../runtime/driver/index.ts"
import type { Agent, Session, TurnResult } from "../../../runtime/driver/index.ts"
import { judgedCalls } from "../../../runtime/driver/served-calls.ts"
import { noTrace } from "../../../runtime/driver/trace.ts"
import type { Trace } from "../../../runtime/driver/trace.ts"
import { quickUnlessBusy } from "./busy.ts"
import type { Observed, ObservedTurn } from "./observed.ts"
import type { Recipe } from "./recipe.ts"
import { scenes, written } from "./scenes.ts"
import { setStage } from "./stage.ts"
import type { Stage } from "./stage.ts"
import { processesAt } from "./processes.ts"
import { measuring } from "./waiting.ts"
import type { Took } from "./waiting.ts"
import { until } from "../../support/until.ts"

/** How long a turn may take: where the model answers, and where it fails. There some agents repeat without end. */
const [patience, brokenPatience] = [120_000, 30_000] as const
/** How soon a cancelled turn must be settled, and how long is waited for the agent to hang up on its model. */
const [settledWithin, hangsUpWithin] = [2_000, 10_000] as const

/** What an agent did, and what the rules make of the turns that its model answered. */
export interface Observation {
  readonly observed: Observed
  readonly report: Report
}

/** Everything about an agent that is installed in a folder: one process whose model answers, and one whose model fails. */
export async function observe(recipe: Recipe, folder: string): Promise<Observation> {
  const stage = await setStage(recipe, folder)
  try {
    const judge = grammar()
    const record = traceReader(judge)
    const recorded = tracing((line) => record.push(Buffer.from(`${line}\n`)), systemClock)
    const good = await withAgent(stage, patience, (agent) => goodDay(agent, stage, recipe), recorded)
    record.end()
    const bad = recipe.asksModel ? await withAgent(stage, brokenPatience, (agent) => badDay(agent, stage)) : null
    const calls = stage.server.calls()
    const models = (offersTools: boolean): readonly string[] =>
      sorted(calls.flatMap((call) => (call.offersTools === offersTools ? [call.requestedModel ?? ""] : [])))
    const observed = {
      agent: recipe.name,
      package: recipe.packages[0],
      pointedBy: recipe.pointedBy,
      ...good.value,
      dialects: sorted(calls.map(({ dialect }) => dialect)),
      models: models(true),
      helpers: sorted([...models(false), ...(recipe.notAlways?.helpers ?? [])]),
      failing: bad?.value ?? null,
      leftAlive: good.leftAlive + (bad?.leftAlive ?? 0),
      reachesFor: sorted([...stage.tried(), ...(recipe.notAlways?.reachesFor ?? [])]),
    }
    const report = reportOf([{ process: null, ...judge.judged() }], {
      subject: { kind: "agent", command: [stage.launch.command, ...stage.launch.args] },
      spoken: defaultContracts,
    })
    return { observed, report }
  } finally {
    await stage.strike()
  }
}

async function withAgent<T>(
  stage: Stage,
  turn: number,
  use: (agent: Agent) => Promise<T>,
  trace: Trace = noTrace,
): Promise<{ readonly value: T; readonly leftAlive: number }> {
  const opened = await openAgent((listener) => openConnection({ ...stage.launch, trace }, listener), {
    limits: { turn, settle: 10_000 },
    permission: { mode: "allow_once" },
    record: () => judgedCalls(stage.server.served.ofRun(stage.key)),
  })
  if (!opened.ok) throw new Error(`it could not be opened: ${JSON.stringify(opened.failure)}`)
  try {
    const value = await use(opened.agent)
    await opened.agent.close()
    return { value, leftAlive: processesAt(stage.home).length }
  } finally {
    await opened.agent.close()
  }
}

type GoodDay = Pick<Observed, "introduction" | "offers" | "plain" | "tool" | "second" | "cancelled">

async function goodDay(agent: Agent, stage: Stage, recipe: Recipe): Promise<GoodDay> {
  const { agent: itself, offered } = agent.introduction
  const first = await sessionIn(agent, stage, "first")
  const plain = await first.prompt(scenes.plain).result
  const tool = await first.prompt(scenes.tool).result
  const second = await sessionIn(agent, stage, "second")
  const other = await second.prompt(scenes.plain).result
  return {
    introduction: itself === null ? "" : `${itself.name} ${itself.version}`,
    offers: offersIn(offered),
    plain: turnOf(plain),
    tool: { ...turnOf(tool), asked: tool.permissions.asked > 0, ran: existsSync(join(stage.work, "first", written)) },
    second: turnOf(other),
    cancelled: eitherOf(recipe.cancelAnswers ?? ["cancelled"], await cancelledInTime(agent, stage, recipe)),
  }
}

/** What an agent says now and now otherwise counts for all that it may say. */
function eitherOf(known: readonly string[], seen: Observed["cancelled"]): Observed["cancelled"] {
  return known.includes(seen.says) ? { ...seen, says: known.join(" or ") } : seen
}

/** What became of a turn that was cancelled, and how long that took from the cancel on. */
interface Cancelled extends ObservedTurn, Took {
  readonly hungUp: boolean
}

/** Cancels in a session of its own each time, so that no other turn is still about. */
async function cancelledInTime(agent: Agent, stage: Stage, recipe: Recipe): Promise<Observed["cancelled"]> {
  let sessions = 0
  const attempt = async (): Promise<Cancelled> => {
    const session = await sessionIn(agent, stage, `cancelled-${++sessions}`)
    return recipe.asksModel ? cancelled(session, stage) : cancelledSoon(session, stage)
  }
  const found = await quickUnlessBusy(`Cancelling ${recipe.name}`, settledWithin, attempt)
  const { milliseconds, waited, ...rest } = found
  return { ...rest, settled: milliseconds - waited < settledWithin }
}

/** Cancels while the model speaks. */
async function cancelled(session: Session, stage: Stage): Promise<Cancelled> {
  const before = stage.server.calls().length
  const turn = session.prompt(scenes.slow)
  const call = () =>
    stage.server
      .calls()
      .slice(before)
      .findLast(({ offersTools, status }) => offersTools && status !== null)
  await until(() => call() !== undefined, patience)
  const { result, took } = await settled(session, turn, stage)
  await until(() => call()?.outcome !== null, hangsUpWithin)
  return { ...turnOf(result), ...took, hungUp: call()?.outcome === "client_gone" }
}

async function cancelledSoon(session: Session, stage: Stage): Promise<Cancelled> {
  const turn = session.prompt(scenes.slow)
  await new Promise((resolve) => setTimeout(resolve, 500))
  const { result, took } = await settled(session, turn, stage)
  return { ...turnOf(result), ...took, hungUp: false }
}

async function settled(
  session: Session,
  turn: ReturnType<Session["prompt"]>,
  { home }: Stage,
): Promise<{ readonly result: TurnResult; readonly took: Took }> {
  const measured = measuring(home)
  session.cancel()
  const result = await turn.result
  return { result, took: measured() }
}

async function badDay(agent: Agent, stage: Stage): Promise<NonNullable<Observed["failing"]>> {
  const played = async (scene: "denied" | "broken" | "cut"): Promise<ObservedTurn> => {
    const session = await sessionIn(agent, stage, scene)
    return turnOf(await session.prompt(scenes[scene]).result)
  }
  return { denied: await played("denied"), broken: await played("broken"), cut: await played("cut") }
}

async function sessionIn(agent: Agent, stage: Stage, name: string): Promise<Session> {
  const cwd = join(stage.work, name)
  mkdirSync(cwd)
  const tried = await agent.newSession({ cwd })
  if (!tried.ok) throw new Error(`it opened no session: ${JSON.stringify(tried.failure)}`)
  return tried.value
}

/** A turn that we had to end counts for what it did until then: nothing. */
function turnOf({ stopReason, failure, outcome, cancelled: by }: TurnResult): ObservedTurn {
  if (by === "timeout" || by === "stall") return { says: `nothing in ${brokenPatience / 1000} s`, outcome }
  if (stopReason !== null) return { says: stopReason, outcome }
  if (failure === null) return { says: "nothing", outcome }
  return { says: "error" in failure ? `error ${failure.error.code}` : failure.code, outcome }
}

function offersIn(offered: Agent["introduction"]["offered"]): readonly string[] {
  const flags = Object.entries({ ...offered, ...offered.mcp, ...offered.prompt })
  return flags.flatMap(([name, value]) => (value === true ? [name] : []))
}

function sorted(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].sort()
}
