import type { LiveRunner } from "../../evidence/runners.ts"
import type { Refusal } from "../../refusal.ts"

/** Why a runner is given no job: it says itself that it is not ready. null: it is. */
export function unready({ presence: { ready, readiness } }: LiveRunner): Refusal | null {
  if (ready) return null
  const reasons = readiness.map(({ target, reason }) => `${target}: ${reason}`).join("; ")
  return {
    code: "api/target-unready",
    what: `The runner is not ready: ${reasons || "it gives no reason"}.`,
    why: "a job that is given to a runner that cannot start it fails for everybody",
    fix: "mend what it names, and announce the runner again",
    facts: [],
  }
}
