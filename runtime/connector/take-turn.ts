import type { Observed } from "../driver/observed.ts"
import type { Session } from "../driver/session/session.ts"
import type { TurnResult } from "../driver/turn/result.ts"
import type { StopSignal } from "../stop-signal.ts"
import type { AgentHost } from "./agent-host.ts"
import type { Lifeline } from "./lifeline.ts"
import { reportsOf } from "./normalize.ts"
import type { Loss, Outbox } from "./outbox.ts"
import type { Claim } from "./platform.ts"

/** Why a turn is cancelled: the platform asked, or the claim is another's, or the connector ends, or nobody hears of it. */
export type Stopped = "asked" | "fenced" | "stopping" | "unreported"

/** What a turn needs from outside. */
export interface TurnGround {
  readonly host: Pick<AgentHost, "watch">
  readonly lifeline: Lifeline
  readonly openOutbox: (lost: (loss: Loss) => void) => Outbox
  readonly stop: StopSignal
  readonly cancelling: (because: Stopped) => void
}

/** A turn that is over. */
export interface TakenTurn {
  readonly result: TurnResult
  readonly loss: Loss | null
  readonly batches: number
}

/**
 * Gives the prompt of a claim and reports the turn until everything of it is acknowledged. The turn is cancelled at most once;
 * an agent that does not heed it is ended by the driver after its grace. Never rejects.
 */
export async function takeTurn(claim: Claim, session: Session, ground: TurnGround): Promise<TakenTurn> {
  const { host, lifeline, openOutbox, stop, cancelling } = ground
  let isCancelled = false
  const cancel = (because: Stopped): void => {
    if (isCancelled) return
    isCancelled = true
    cancelling(because)
    prompted.cancel()
  }
  const outbox = openOutbox(() => cancel("unreported"))
  host.watch(({ sessionId, phase, observation }: Observed) => {
    if (sessionId !== session.sessionId || (phase !== "in_turn" && phase !== "drain")) return
    for (const report of reportsOf(observation, claim.capabilities)) outbox.put(report)
  })
  const prompted = session.prompt(claim.prompt)
  const stopping = (): void => cancel("stopping")
  lifeline.hear(cancel)
  stop.addEventListener("abort", stopping)
  if (stop.aborted) stopping()
  try {
    const result = await prompted.result
    host.watch(null)
    return { result, loss: await outbox.finish(), batches: outbox.acknowledged() }
  } finally {
    host.watch(null)
    stop.removeEventListener("abort", stopping)
  }
}
