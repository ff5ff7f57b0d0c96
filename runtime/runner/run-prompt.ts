import { reportsOf } from "../connector/normalize.ts"
import { defaultDriveLimits } from "../driver/index.ts"
import { notCarriedOut, runCompletion } from "./completion.ts"
import type { Completion } from "./platform.ts"
import { reporting } from "./reporting.ts"
import { onAbort } from "./turn.ts"
import { turnInSandbox } from "./turn-in-sandbox.ts"
import type { SandboxedJob } from "./turn-in-sandbox.ts"

/**
 * Carries out a run, and reports what the harness does while it does it. A run of which no more can be reported is cancelled,
 * and did not go well. null: it was ended, and there is nothing to say.
 */
export async function runPrompt(job: SandboxedJob): Promise<Completion | null> {
  const { claim, platform, clock, ground } = job
  const { cancel, end, persist } = ground
  const stop = new AbortController()
  const outbox = reporting(claim, platform, clock, persist, () => stop.abort())
  const unhear = onAbort(cancel, () => stop.abort())
  try {
    const { value } = await turnInSandbox(job, {
      forward: (message) => platform.call(claim, message),
      cancel: stop.signal,
      milliseconds: defaultDriveLimits.turn,
      watch: (observation) => {
        for (const report of reportsOf(observation, claim.capabilities)) outbox.put(report)
      },
      isVerification: false,
      served: null,
    })
    const loss = await outbox.finish()
    if (end.aborted && !cancel.aborted) return null
    if (!value.ok) return notCarriedOut(cancel.aborted ? "cancelled" : "failed", value.what)
    const { seen } = value.value
    return runCompletion(loss === null ? seen : { ...seen, outcome: "failed", because: `unreported: ${loss.kind}` })
  } finally {
    unhear()
  }
}
