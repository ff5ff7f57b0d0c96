import { acpV1 } from "../../output/facts/drivers.ts"
import { isObject, own } from "../../output/kernel.ts"
import { probeTool } from "../conformance/index.ts"
import { reportsOf } from "../connector/normalize.ts"
import type { Clock, RunObservation } from "../driver/index.ts"
import { defaultDriveLimits } from "../driver/index.ts"
import { sandboxProfile } from "../sandbox/index.ts"
import { acpTurn } from "./acp-turn.ts"
import { notCarriedOut, runCompletion, verificationCompletion } from "./completion.ts"
import { oneshotTurn } from "./oneshot-turn.ts"
import { withPlace } from "./place.ts"
import type { JobClaim, RunnerPlatform } from "./platform.ts"
import { readPlan } from "./read-plan.ts"
import { reporting } from "./reporting.ts"
import { onAbort } from "./turn.ts"
import type { Work } from "./work.ts"

/** What jobs are carried out with. */
export interface SandboxedWorkTerms {
  readonly platform: Pick<RunnerPlatform, "append" | "call">
  /** By it the engine is chosen, and found. */
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly clock: Clock
}

/**
 * Carries out verifications and runs: the exact image in a sandbox of its own, one turn with the plan's prompt, and everything
 * removed before it is told how it went.
 */
export function sandboxedWork({ platform, environment, clock }: SandboxedWorkTerms): Work {
  return async (claim, { progress, cancel, end, persist }) => {
    const read = readPlan(claim.plan)
    if (!read.ok) return notCarriedOut("failed", read.what)
    const { plan } = read
    const isRun = claim.job.kind === "run"
    const preparing = new AbortController()
    const unhear = [cancel, end].map((signal) => onAbort(signal, () => preparing.abort()))
    const served = counting(claim, platform)
    const unreported = new AbortController()
    const outbox = isRun ? reporting(claim, platform, clock, persist, () => unreported.abort()) : null
    const watch = (observation: RunObservation): void => {
      if (outbox === null) return
      for (const report of reportsOf(observation, claim.capabilities)) outbox.put(report)
    }
    const cancelled = new AbortController()
    unhear.push(...[cancel, unreported.signal].map((signal) => onAbort(signal, () => cancelled.abort())))
    try {
      const { value, left } = await withPlace(
        { claim, plan, environment, clock, signal: preparing.signal, step: progress, forward: served.forward },
        (place) => {
          const carry = plan.driver === acpV1 ? acpTurn : oneshotTurn
          return carry({
            plan,
            place,
            clock,
            milliseconds: isRun ? defaultDriveLimits.turn : sandboxProfile.seconds * 1_000,
            cancel: cancelled.signal,
            end,
            step: progress,
            watch,
            served: plan.provesPlatformMcp ? served.count : null,
          }).then((seen) => ({ seen, unenforceable: place.unenforceable }))
        },
      )
      if (end.aborted && !cancel.aborted) return null
      if (cancel.aborted && !isRun) return notCarriedOut("cancelled", "somebody asked for its end")
      if (!value.ok) return notCarriedOut(cancel.aborted ? "cancelled" : "failed", value.what)
      const { seen, unenforceable } = value.value
      if (outbox === null) return verificationCompletion(seen, { unenforceable, left })
      const loss = await outbox.finish()
      return runCompletion(loss === null ? seen : { ...seen, outcome: "failed", because: `unreported: ${loss.kind}` })
    } finally {
      for (const stop of unhear) stop()
    }
  }
}

/** Passes the harness's messages on, and counts the calls of the probe that were served by what the platform answers. */
function counting(claim: JobClaim, platform: Pick<RunnerPlatform, "call">) {
  let calls = 0
  return {
    count: (): number => calls,
    forward: async (message: unknown): Promise<object | null> => {
      const answer = await platform.call(claim, message)
      if (isProbe(message) && isObject(answer, true) && own(answer, "result") !== undefined) calls += 1
      return answer
    },
  }
}

function isProbe(message: unknown): boolean {
  const params = isObject(message, true) && own(message, "method") === "tools/call" ? own(message, "params") : null
  return isObject(params, true) && own(params, "name") === probeTool
}
