import type { ContentBlock } from "../../output/acp/index.ts"
import type { Closing, Connection, Listener } from "./connection.ts"
import type { Steered } from "./extending/steering.ts"
import type { Failure } from "./failure.ts"
import { defaultDriveLimits } from "./limits.ts"
import { outcomeOf } from "./outcome/outcome.ts"
import type { CancelCause, Verdict } from "./outcome/outcome.ts"
import type { DiagnosticObservation } from "./observation/observation.ts"
import type { Observed } from "./observed.ts"
import { openAgent } from "./session/agent.ts"
import type { AgentOptions } from "./session/agent-options.ts"
import type { SessionSetting } from "./session/opening.ts"
import type { Session } from "./session/session.ts"
import { stream } from "./stream.ts"
import { weightOf } from "../extensions/weight.ts"
import type { TurnResult } from "./turn/result.ts"

/** One prompt for one agent, from its start to its end. */
export interface DriveOptions extends AgentOptions, SessionSetting {
  readonly prompt: string | readonly ContentBlock[]
  /** Text that is sent into the turn once the agent says something in it; what does not get there becomes a second turn. */
  readonly steer?: string
}

/** How a drive went. */
export interface DriveResult extends Verdict {
  /** The first turn that did not go well, else the last one; null: it did not come to one. */
  readonly turn: TurnResult | null
  /** What became of the text that was sent into the turn; null: there was none, or it did not come to that. */
  readonly steered: Steered | null
  /** Why it did not; null where it did. */
  readonly failure: Failure | null
  readonly diagnostics: readonly DiagnosticObservation[]
  /** How the agent ended. */
  readonly closing: Closing
}

/** A drive under way. */
export interface Drive {
  /**
   * Everything that is observed, in the order of the wire, to be read once; it ends after the agent has. No more is held for a
   * reader that is late than `limits.unread`; where it missed something stands the diagnostic `observations_missed` instead.
   */
  readonly observations: AsyncIterable<Observed>
  /** Never rejects. Settled when nothing of the agent is left. */
  readonly result: Promise<DriveResult>
  /** Cancels: the agent is told, and ended where it has no turn yet. May be called at any time, again and again. */
  readonly cancel: () => void
  /** Ends the agent now, whatever it does. The same answer every time. */
  readonly close: () => Promise<DriveResult>
}

/**
 * Starts an agent, opens a session, gives it one prompt, sees the turn to its end and ends the agent. Whatever the agent
 * does, the result comes by the deadlines of the limits, and names what was wrong.
 * @example drive((listener) => openConnection({ command: "agent", args: [], cwd, environment }, listener), { cwd, prompt })
 */
export function drive(connect: (listener: Listener) => Connection, options: DriveOptions): Drive {
  const { unread } = { ...defaultDriveLimits, ...options.limits }
  const observations = stream<Observed>({
    most: unread,
    weigh: ({ observation }, most) => weightOf(observation, most),
    gap: missing,
  })
  let connection: Connection | null = null
  let session: Session | null = null
  let cancelled: CancelCause | null = null
  let heard = (): void => {}
  const speaking = new Promise<void>((resolve) => (heard = resolve))
  const steered = async ({ steer }: Session): Promise<Steered | null> => {
    await speaking
    return options.steer === undefined || cancelled !== null ? null : steer(options.steer)
  }
  const failedBy = (failure: Failure, closing: Closing, diagnostics: readonly DiagnosticObservation[]): DriveResult => {
    const ending = { kind: "failed", failure } as const
    const verdict = outcomeOf({ ending, cancelled, isEmpty: true, served: null, isDrained: false, breach: null })
    return { ...verdict, turn: null, steered: null, failure, diagnostics, closing }
  }
  const whole = async (): Promise<DriveResult> => {
    const opened = await openAgent((listener) => (connection = connect(listener)), {
      ...options,
      watch: (observed) => {
        observations.push(observed)
        if (observed.phase === "in_turn") heard()
        options.watch?.(observed)
      },
    })
    if (!opened.ok) return failedBy(opened.failure, opened.closing, opened.diagnostics)
    const { agent } = opened
    const tried = await agent.newSession(options)
    if (!tried.ok) return failedBy(tried.failure, await agent.close(), agent.diagnostics())
    session = tried.value
    const prompted = session.prompt(options.prompt)
    if (cancelled !== null) prompted.cancel()
    const steering = steered(tried.value)
    const first = await prompted.result
    heard()
    const steer = await steering
    const second = steer?.fate === "promoted" ? await steer.prompted.result : null
    const closing = await agent.close()
    const turn = second !== null && isGood(first) ? second : first
    const { outcome, because, failure } = turn
    return { outcome, because, turn, steered: steer, failure, diagnostics: agent.diagnostics(), closing }
  }
  const result = whole().finally(observations.end)
  return {
    observations,
    result,
    cancel: () => {
      cancelled ??= "asked"
      if (session === null) void connection?.close()
      else session.cancel()
    },
    close: async () => {
      cancelled ??= "closing"
      await connection?.close()
      return result
    },
  }
}

function missing(count: number, last: Observed): Observed {
  const what = `${count} ${count === 1 ? "observation was" : "observations were"} not read in time.`
  return { ...last, observation: { kind: "diagnostic", code: "observations_missed", what, raw: { count } } }
}

function isGood({ outcome }: Verdict): boolean {
  return outcome === "succeeded" || outcome === "unverified"
}
