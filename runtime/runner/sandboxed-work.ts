import { readPlan } from "./read-plan.ts"
import { notCarriedOut } from "./completion.ts"
import { runPrompt } from "./run-prompt.ts"
import type { SandboxTerms } from "./turn-in-sandbox.ts"
import { verify } from "./verify.ts"
import type { Work } from "./work.ts"

/**
 * Carries out verifications and runs: the exact image in a sandbox of its own, one turn with the plan's prompt, and everything
 * removed before it is told how it went.
 */
export function sandboxedWork(terms: SandboxTerms): Work {
  return async (claim, ground) => {
    const read = readPlan(claim.plan)
    if (!read.ok) return notCarriedOut("failed", read.what)
    const job = { ...terms, claim, plan: read.plan, ground }
    const { kind } = claim.job
    switch (kind) {
      case "verification":
        return verify(job)
      case "run":
        return runPrompt(job)
      default:
        return kind satisfies never
    }
  }
}
