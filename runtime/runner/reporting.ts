import { chainStart } from "../admission/index.ts"
import { openOutbox, usualOutbox } from "../connector/outbox.ts"
import type { Outbox } from "../connector/outbox.ts"
import type { Clock } from "../driver/index.ts"
import { memberOf } from "../member.ts"
import type { JobClaim, RunnerPlatform } from "./platform.ts"
import type { WorkGround } from "./work.ts"

/**
 * Opens the way for the observations of a run, behind those that an earlier claim of it sent. They are not signed: a runner is
 * the platform's own, known by its claim. `lost` is told when no more of them can be sent.
 */
export function reporting(
  claim: JobClaim,
  platform: Pick<RunnerPlatform, "append">,
  clock: Clock,
  persist: WorkGround["persist"],
  lost: () => void,
): Outbox {
  const { id, bearer, job, plan, capabilities, mcpUrl } = claim
  const landed = memberOf(memberOf(plan, "landed"), "observations")
  const text = (name: string): string => {
    const member = memberOf(plan, name)
    return typeof member === "string" ? member : job.id
  }
  return openOutbox({
    platform: {
      append: async (_, batch) => {
        if (batch.kind === "signed") throw new Error("nobody signs here")
        const heard = await platform.append(claim, batch.sequence, batch.observations)
        return heard.kind === "answered" ? { kind: "answered", value: null } : heard
      },
    },
    claim: {
      id,
      bearer,
      runtime: "",
      session: text("session_id"),
      run: text("run_id"),
      prompt: text("prompt"),
      beyond: [],
      capabilities,
      landed: { observations: Number.isSafeInteger(landed) ? (landed as number) : 0, head: chainStart },
      mcpUrl,
    },
    signer: null,
    clock,
    persist,
    limits: usualOutbox,
    lost,
  })
}
