import type { McpServer } from "../../../output/acp/index.ts"
import { onehorizon } from "../../../output/contracts/onehorizon/index.ts"
import type { SessionMeta } from "../../../output/contracts/onehorizon/index.ts"
import { onehorizonHandlers } from "../../defaults.ts"
import type { Clock } from "../../driver/clock.ts"
import type { Closing, Connection, Listener } from "../../driver/connection.ts"
import { extensions } from "../../driver/extending/extensions.ts"
import type { Failure } from "../../driver/failure.ts"
import type { DriveLimits } from "../../driver/limits.ts"
import type { DiagnosticObservation } from "../../driver/observation/observation.ts"
import type { Decision } from "../../driver/policy/permission.ts"
import { openAgent } from "../../driver/session/agent.ts"
import type { Agent } from "../../driver/session/agent-options.ts"
import type { Offered } from "../../driver/session/capabilities.ts"
import type { ServedRecord, Watch } from "../../driver/session/link.ts"
import type { Session } from "../../driver/session/session.ts"
import type { TurnResult } from "../../driver/turn/result.ts"
import { speaking } from "../../extensions/handlers.ts"
import type { ModeServer } from "../modes/mode-server.ts"
import { promptBlocks } from "../prompt/prompt.ts"
import type { ResourceBlock, TurnPrompt } from "../prompt/prompt.ts"
import { updateRouter } from "../routing/router.ts"
import type { WorkerUpdate } from "../routing/update.ts"
import { continuing } from "./continuing.ts"
import type { Continued } from "./continuing.ts"
import { withHistory } from "./history.ts"
import type { History } from "./history.ts"
import { withoutStopReason, workerOutcome } from "./outcome.ts"
import type { CancelledBy, WorkerOutcome } from "./outcome.ts"
import { startedBy } from "./unstarted.ts"

/** What a turn is asked to do. */
export interface TurnRequest {
  readonly prompt: TurnPrompt
  readonly bundle: SessionMeta
  /** The worktree of the task, an absolute path: the boundary of its workspace. */
  readonly cwd: string
  readonly mcpServers: readonly McpServer[]
  /** The agent's own id of the session that this turn goes on with; null: it begins one. */
  readonly previous: string | null
  /** What a fresh session is told again where the previous one cannot be gone on with. */
  readonly history: History
}

/** How a worker runs its turns. Everything but the permission mode has a default. */
export interface TurnOptions {
  /** How every request for permission is answered, at once. */
  readonly permission: Decision
  readonly clock?: Clock
  /** `turn` and `stall` are the contract's two clocks; by default 30 and 5 minutes. */
  readonly limits?: Partial<DriveLimits>
  /** The host's own server, told when a turn begins; absent: the session has none. Whoever opened it closes it. */
  readonly host?: Pick<ModeServer, "overHttp" | "overStdio" | "begin" | "called" | "isReached">
  readonly record?: ServedRecord
  readonly watch?: Watch
  /** Told of what the turn shows, as it comes. What it throws ends nothing. */
  readonly show?: (update: WorkerUpdate) => void
}

/** How a turn went. */
export interface TurnReport {
  readonly outcome: WorkerOutcome
  /** The agent's own id of the session; null: it has none. */
  readonly sessionId: string | null
  readonly continued: Continued
  /** What was tried in vain to go on with the previous session. */
  readonly tried: readonly Failure[]
  /** Resources of a kind that the agent does not take, which it was not given. */
  readonly leftOut: readonly ResourceBlock[]
  /** null: it did not come to a prompt. */
  readonly turn: TurnResult | null
  readonly diagnostics: readonly DiagnosticObservation[]
  readonly closing: Closing
}

/** A turn under way. */
export interface Turn {
  /** Never rejects. Settled when nothing of the agent is left. */
  readonly report: Promise<TurnReport>
  /** Cancels for the user, or because the host goes down: the agent is told, and ended when it does not heed that. */
  readonly cancel: (by: "user" | "shutdown") => void
}

/**
 * One turn of one process: starts the agent, opens its session with the bundle, gives it the prompt, sees it to a stop reason
 * or to a deadline, and ends it, whatever it does.
 * @example runTurn((listener) => openConnection(launch, listener), request, { permission: "allow_once" })
 */
export function runTurn(connect: (listener: Listener) => Connection, request: TurnRequest, options: TurnOptions): Turn {
  let connection: Connection | null = null
  let session: Session | null = null
  let cancelled: CancelledBy | null = null
  const { permission, host, show, watch, ...rest } = options
  const router = updateRouter((update) => {
    try {
      show?.(update)
    } catch {
      // Whoever shows a turn must not end it.
    }
  })
  const nothing = { sessionId: null, continued: "new", tried: [], leftOut: [], turn: null } as const
  /** The end of a turn that did not come to its prompt. */
  const unbegun = (failure: Failure): WorkerOutcome => {
    if (cancelled !== null) return { kind: "cancelled", by: cancelled }
    if (failure.code === "agent_closed") return withoutStopReason(failure)
    return { kind: "failed", because: failure.code, failure }
  }
  const whole = async (): Promise<TurnReport> => {
    host?.begin()
    const starting = startedBy(connect)
    const opened = await openAgent((listener) => (connection = starting(listener)), {
      ...rest,
      watch: (observed) => {
        router.take(observed)
        watch?.(observed)
      },
      permission: { mode: permission },
      extending: extensions({ spoken: [speaking(onehorizon, onehorizonHandlers)] }),
    })
    if (!opened.ok) {
      const { failure, closing, diagnostics } = opened
      return { ...nothing, outcome: unbegun(failure), closing, diagnostics }
    }
    const { agent } = opened
    const ended = async (how: Pick<TurnReport, "outcome"> & Partial<TurnReport>): Promise<TurnReport> => {
      const closing = await agent.close()
      return { ...nothing, ...how, closing, diagnostics: agent.diagnostics() }
    }
    const { cwd, mcpServers, previous, bundle } = request
    const { offered } = agent.introduction
    const own = host === undefined ? [] : [offered.mcp.http ? host.overHttp : host.overStdio]
    const open = await continuing(agent, previous, { cwd, mcpServers: [...own, ...mcpServers] }, bundle)
    const { continued, tried } = open
    if (!open.session.ok) return ended({ outcome: unbegun(open.session.failure), continued, tried })
    session = open.session.value
    const { sessionId } = session
    const { prompt, leftOut } = promptFor(request, continued === "replayed", agent)
    const blocks = promptBlocks(prompt)
    const begun = { sessionId, continued, tried, leftOut }
    if (!blocks.ok) {
      const failure: Failure = { stage: "session/prompt", code: "refused", refusal: blocks.refusal }
      return ended({ ...begun, outcome: unbegun(failure) })
    }
    if (cancelled !== null) return ended({ ...begun, outcome: { kind: "cancelled", by: cancelled } })
    const turn = await session.prompt(blocks.blocks).result
    // What is called after the turn's end is too late for it.
    const [called, isReached] = [host?.called() ?? new Set<string>(), host?.isReached() ?? null]
    const closing = await agent.close()
    const judged = workerOutcome({ turn, mode: prompt.taskMode, called, isReached, closure: closing.closure })
    // To the driver a user and a host that goes down are one: somebody asked.
    const outcome: WorkerOutcome =
      turn.cancelled === "asked" && cancelled !== null ? { kind: "cancelled", by: cancelled } : judged
    return { ...begun, outcome, turn, closing, diagnostics: agent.diagnostics() }
  }
  const ended = async (): Promise<TurnReport> => {
    try {
      return await whole()
    } finally {
      router.end()
      // Also what nobody foresaw leaves no agent behind.
      await connection?.close()
    }
  }
  return {
    report: ended(),
    cancel: (by) => {
      cancelled ??= by
      if (session === null) void connection?.close()
      else session.cancel()
    },
  }
}

/** What the agent is told: all that was said before where it does not know it, and no resource of a kind that it does not take. */
function promptFor(
  { prompt, history }: TurnRequest,
  isReplayed: boolean,
  { introduction }: Agent,
): { readonly prompt: TurnPrompt; readonly leftOut: readonly ResourceBlock[] } {
  const task = isReplayed ? withHistory(prompt.task, history) : prompt.task
  const takes = (resource: ResourceBlock): boolean => isTaken(resource, introduction.offered)
  const leftOut = prompt.resources.filter((resource) => !takes(resource))
  return { prompt: { ...prompt, task, resources: prompt.resources.filter(takes) }, leftOut }
}

function isTaken({ type }: ResourceBlock, { prompt }: Offered): boolean {
  switch (type) {
    case "image":
      return prompt.image
    case "audio":
      return prompt.audio
    case "resource":
      return prompt.embeddedContext
    case "resource_link":
      return true
    default:
      return type satisfies never
  }
}
