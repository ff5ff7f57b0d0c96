import type { McpServer } from "../../output/acp/index.ts"
import type { Signer } from "../admission/attestation/statement.ts"
import type { Clock } from "../driver/clock.ts"
import type { StopSignal } from "../stop-signal.ts"
import type { AgentHost, Continued } from "./agent-host.ts"
import type { ConnectorLimits } from "./connector-limits.ts"
import { lifeline } from "./lifeline.ts"
import { textAtMost } from "./normalize.ts"
import { openOutbox } from "./outbox.ts"
import type { Loss, OutboxLimits } from "./outbox.ts"
import type { Persistence } from "./persist.ts"
import type { Claim, Completion, Platform, PlatformRefusal } from "./platform.ts"
import { takeTurn } from "./take-turn.ts"
import type { Stopped, TakenTurn } from "./take-turn.ts"

/** What one run is carried out with. */
export interface RunGround {
  readonly platform: Platform
  readonly host: AgentHost
  /** null: nobody signs. */
  readonly signer: Signer | null
  readonly clock: Clock
  readonly limits: ConnectorLimits
  readonly outbox: OutboxLimits
  /** What a session is given where the platform serves tools. */
  readonly servers: readonly McpServer[]
  /** Repeats requests until a signal gives them up. */
  readonly persisting: (giveUp: StopSignal) => Persistence
  /** Aborts when the connector is to end. */
  readonly stop: StopSignal
  readonly begun: (claim: Claim, continued: Continued) => void
  readonly cancelling: (claim: Claim, because: Stopped) => void
}

/** What became of a run. */
export interface RunEnd {
  readonly run: string
  readonly session: string
  /** What the platform was told of its end; null: it was not told, because the claim was over before the prompt was given. */
  readonly completion: Completion | null
  /** How many batches the platform acknowledged. */
  readonly batches: number
  /** Whether the platform has all of it, or why it has not. */
  readonly reported: { readonly kind: "whole" } | Loss | { readonly kind: "fenced"; readonly refusal: PlatformRefusal }
}

/**
 * Carries out a run: shows the platform that it begins, gives the prompt, reports while it goes on, and says how it ended. Ends
 * by the deadlines of the driver, however the agent behaves; what the platform refuses is not written again. Never rejects.
 */
export async function carryOut(claim: Claim, ground: RunGround): Promise<RunEnd> {
  const { platform, host, clock, limits, stop } = ground
  const farewell = givingUp(clock, limits.farewell, stop)
  const persist = ground.persisting(farewell.signal)
  const end = (completion: Completion | null, batches: number, reported: RunEnd["reported"]): RunEnd => {
    return { run: claim.run, session: claim.session, completion, batches, reported }
  }
  const close = async (completion: Completion, batches = 0, loss: Loss | null = null): Promise<RunEnd> => {
    const heard = await persist(() => platform.complete(claim, completion))
    if (heard === null) return end(completion, batches, loss ?? { kind: "given_up" })
    if (heard.kind === "refused") return end(completion, batches, { kind: "fenced", refusal: heard.refusal })
    return end(completion, batches, loss ?? { kind: "whole" })
  }
  try {
    const first = await persist(() => platform.renew(claim))
    if (first === null) return end(null, 0, { kind: "given_up" })
    if (first.kind === "refused") return end(null, 0, { kind: "fenced", refusal: first.refusal })
    if (first.value.isCancelled || stop.aborted) return await close(neverGiven("cancelled", "cancel_asked"))
    if (claim.beyond.length > 0) return await close(neverGiven("failed", "unsupported_input"))
    const alive = lifeline(claim, platform, clock, limits.renewal)
    try {
      const opened = await host.session(claim.session, claim.mcpUrl === null ? [] : ground.servers)
      if (!opened.ok) return await close(neverGiven("failed", opened.failure.code))
      ground.begun(claim, opened.value.continued)
      const turn = await takeTurn(claim, opened.value.session, {
        host,
        lifeline: alive,
        stop,
        cancelling: (because) => ground.cancelling(claim, because),
        openOutbox: (lost) => openOutbox({ ...ground, claim, persist, limits: ground.outbox, lost }),
      })
      const refusal = alive.fenced()
      if (refusal !== null) return end(completionOf(turn), turn.batches, { kind: "fenced", refusal })
      return await close(completionOf(turn), turn.batches, turn.loss)
    } finally {
      alive.end()
    }
  } finally {
    farewell.end()
  }
}

/** What is said at the end of a turn. What nobody could report whole did not go well. */
function completionOf({ result, loss }: TakenTurn): Completion {
  const { outcome, because, stopReason, text } = result
  const said = { stopReason, text: text.slice(0, textAtMost) }
  return loss === null
    ? { outcome, because, ...said }
    : { outcome: "failed", because: `unreported:${loss.kind}`, ...said }
}

function neverGiven(outcome: Completion["outcome"], because: string): Completion {
  return { outcome, because, stopReason: null, text: "" }
}

/** A signal that aborts some time after another one did: what is under way then has that long for its last words. */
function givingUp(
  clock: Clock,
  milliseconds: number,
  stop: StopSignal,
): { readonly signal: StopSignal; readonly end: () => void } {
  const controller = new AbortController()
  let takeBack = (): void => {}
  const begin = (): void => void (takeBack = clock.after(milliseconds, () => controller.abort()))
  if (stop.aborted) begin()
  else stop.addEventListener("abort", begin)
  return {
    signal: controller.signal,
    end: () => {
      stop.removeEventListener("abort", begin)
      takeBack()
    },
  }
}
