import { existsSync, mkdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { systemClock } from "../../../runtime/driver/clock.ts"
import { judgedCalls, openAgent, openConnection, tracing } from "../../../runtime/driver/index.ts"
import type { Agent, Outcome, RecordedCall, Session, TurnResult } from "../../../runtime/driver/index.ts"
import type { LedgerEntry } from "../../../runtime/gateway/index.ts"
import type { GatewayStage } from "./gateway-stage.ts"
import { credentialCanary } from "./gateway-stage.ts"
import { processesAt } from "./processes.ts"
import { scenes, written } from "./scenes.ts"
import { filesWith, holds } from "./search.ts"
import { until } from "../../support/until.ts"

/** How long a turn may take: where the model answers, and where it is broken, which some agents ask again without end. */
const [patience, brokenPatience] = [120_000, 30_000] as const

type Scene = keyof typeof scenes

/** What an agent's turns came to, and what is known of them on either side of the gateway. */
export interface ThroughGateway {
  readonly outcomes: { readonly [scene in Scene]: Outcome }
  /** Whether the tool that the model called ran. */
  readonly ran: boolean
  readonly entries: readonly LedgerEntry[]
  /** The dispatches of the cancelled turn. */
  readonly cancelled: readonly LedgerEntry[]
  /** The calls as the provider saw them. */
  readonly provided: readonly RecordedCall[]
  /** Where the provider's credential stands and must not, in words. */
  readonly leaks: readonly string[]
  /** For each request to the provider, the names of its headers that hold the credential. */
  readonly bearing: readonly string[]
  /** Whether the lease, which the agent must know, was found by the same search in what it holds. */
  readonly hasLease: boolean
  /** How many environments of its processes were looked into. */
  readonly environments: number
  readonly leftAlive: number
}

/** Plays every scene with an agent that knows nothing but a lease of the gateway. */
export async function throughGateway(stage: GatewayStage): Promise<ThroughGateway> {
  const { gateway, room, run } = stage
  const notes: Notes = { trace: [], environments: [] }
  const good = await withAgent(stage, notes, patience, async (agent) => {
    const plain = await play(agent, stage, "plain")
    const tool = await play(agent, stage, "tool")
    const before = gateway.ledger.entriesOf(run).length
    const slow = await cancelledTurn(agent, stage)
    return { plain, tool, slow, cancelled: gateway.ledger.entriesOf(run).slice(before) }
  })
  const bad = await withAgent(stage, notes, brokenPatience, async (agent) => ({
    denied: await play(agent, stage, "denied"),
    broken: await play(agent, stage, "broken"),
    cut: await play(agent, stage, "cut"),
  }))
  await until(() => gateway.health().openCalls === 0)
  const { cancelled, ...goodTurns } = good
  const turns: { readonly [scene in Scene]: TurnResult } = { ...goodTurns, ...bad }
  const isIn = holds(credentialCanary)
  const hasLease = holds(stage.bearer)
  const texts = {
    trace: notes.trace.join("\n"),
    environment: [...notes.environments, JSON.stringify(stage.launch)].join("\n"),
    logs: stage.logs.join(""),
    metrics: await stage.metrics(),
    results: JSON.stringify(turns),
    targets: stage.seen.map(({ target }) => target).join("\n"),
  }
  return {
    outcomes: {
      plain: turns.plain.outcome,
      tool: turns.tool.outcome,
      slow: turns.slow.outcome,
      denied: turns.denied.outcome,
      broken: turns.broken.outcome,
      cut: turns.cut.outcome,
    },
    ran: existsSync(join(room.work, "tool", written)),
    entries: gateway.ledger.entriesOf(run),
    cancelled: gateway.ledger
      .entriesOf(run)
      .filter(({ begin }) => cancelled.some((each) => each.begin.call === begin.call)),
    provided: stage.provider.calls(),
    leaks: [
      ...Object.entries(texts).flatMap(([place, text]) => (isIn(text) ? [place] : [])),
      ...filesWith(room.folder, isIn),
      ...filesWith(stage.books, isIn),
    ],
    bearing: stage.seen.map(({ headers }) =>
      headers.flatMap((text, at) => (at % 2 === 1 && isIn(text) ? [headers[at - 1] ?? ""] : [])).join(),
    ),
    hasLease: hasLease(texts.environment) || filesWith(room.folder, hasLease).length > 0,
    environments: notes.environments.filter((each) => each.includes(`HOME=${room.home}`)).length,
    leftAlive: processesAt(room.home).length,
  }
}

/** What is kept of an agent to be searched: every line of its output, and what its processes were started with. */
interface Notes {
  readonly trace: string[]
  readonly environments: string[]
}

async function withAgent<T>(
  stage: GatewayStage,
  { trace, environments }: Notes,
  turn: number,
  use: (agent: Agent) => Promise<T>,
): Promise<T> {
  const unredacted = tracing((line) => void trace.push(line), systemClock)
  const opened = await openAgent((listener) => openConnection({ ...stage.launch, trace: unredacted }, listener), {
    limits: { turn, settle: 10_000 },
    permission: { mode: "allow_once" },
    record: () => judgedCalls(stage.gateway.ledger.ofRun(stage.bearer)),
  })
  if (!opened.ok) throw new Error(`it could not be opened: ${JSON.stringify(opened.failure)}`)
  try {
    const value = await use(opened.agent)
    environments.push(...processesAt(stage.room.home).map(environmentOf))
    return value
  } finally {
    await opened.agent.close()
  }
}

async function play(agent: Agent, stage: GatewayStage, scene: Scene): Promise<TurnResult> {
  const session = await sessionIn(agent, stage, scene)
  return await session.prompt(scenes[scene]).result
}

/** Cancels while the model speaks. */
async function cancelledTurn(agent: Agent, stage: GatewayStage): Promise<TurnResult> {
  const { provider } = stage
  const session = await sessionIn(agent, stage, "slow")
  const before = provider.calls().length
  const isSpeaking = (): boolean =>
    provider
      .calls()
      .slice(before)
      .some(({ offersTools, status, finishedAt }) => offersTools && status === 200 && finishedAt === null)
  const turn = session.prompt(scenes.slow)
  await until(isSpeaking, patience)
  session.cancel()
  const result = await turn.result
  await until(() => !isSpeaking(), 10_000)
  return result
}

async function sessionIn(agent: Agent, { room }: GatewayStage, scene: Scene): Promise<Session> {
  const cwd = join(room.work, scene)
  mkdirSync(cwd)
  const tried = await agent.newSession({ cwd })
  if (!tried.ok) throw new Error(`it opened no session: ${JSON.stringify(tried.failure)}`)
  return tried.value
}

/** Empty where the process has gone meanwhile. */
function environmentOf(process: number): string {
  try {
    return readFileSync(`/proc/${process}/environ`, "utf8")
  } catch {
    return ""
  }
}
