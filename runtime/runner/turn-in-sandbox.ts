import { acpV1 } from "../../output/facts/drivers.ts"
import type { Unenforceable } from "../containers/index.ts"
import type { Clock } from "../driver/index.ts"
import { acpTurn } from "./acp-turn.ts"
import { oneshotTurn } from "./oneshot-turn.ts"
import { withPlace } from "./place.ts"
import type { PlaceTerms, Used } from "./place.ts"
import type { JobClaim, RunnerPlatform } from "./platform.ts"
import type { Plan } from "./read-plan.ts"
import type { Seen } from "./seen.ts"
import { onAbort } from "./turn.ts"
import type { Turn } from "./turn.ts"
import type { WorkGround } from "./work.ts"

/** What jobs are carried out with. */
export interface SandboxTerms {
  readonly platform: Pick<RunnerPlatform, "append" | "call">
  /** By it the engine is chosen, and found. */
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly clock: Clock
}

/** A job whose plan was read. */
export interface SandboxedJob extends SandboxTerms {
  readonly claim: JobClaim
  readonly plan: Plan
  readonly ground: WorkGround
}

/** What was seen in a sandbox, and what of it is not kept. */
export interface SeenInSandbox {
  readonly seen: Seen
  readonly unenforceable: readonly Unenforceable[]
}

/** How the turn of a job differs from that of another. */
export type TurnTerms = Pick<Turn, "cancel" | "isVerification" | "milliseconds" | "watch" | "served"> &
  Pick<PlaceTerms, "forward">

/** Makes the sandbox of a job, gives the plan's prompt to the harness in it, and removes everything. */
export async function turnInSandbox(job: SandboxedJob, terms: TurnTerms): Promise<Used<SeenInSandbox>> {
  const { claim, plan, environment, clock, ground } = job
  const { progress: step, end } = ground
  const { forward, ...turn } = terms
  const preparing = new AbortController()
  const unhear = [turn.cancel, end].map((signal) => onAbort(signal, () => preparing.abort()))
  try {
    return await withPlace(
      { claim, plan, environment, clock, signal: preparing.signal, step, forward },
      async (place) => {
        const take = plan.driver === acpV1 ? acpTurn : oneshotTurn
        return { seen: await take({ ...turn, plan, place, clock, end, step }), unenforceable: place.unenforceable }
      },
    )
  } finally {
    for (const stop of unhear) stop()
  }
}
