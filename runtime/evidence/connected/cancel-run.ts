import type { Job } from "../queue/job.ts"
import type { Db } from "../store/store.ts"
import { endRun } from "./end-run.ts"
import { isConnected } from "./renew-run.ts"

/** How a connected run ends that somebody cancels. */
const cancelled = { state: "cancelled", outcome: "cancelled", because: "cancel_asked" } as const

/**
 * Ends a run at once whose end was asked for, where a connected runtime carries it: nobody can make its process stop,
 * so that nothing waits for it, and everything that it writes from here on is refused. A runner winds its run up
 * instead.
 */
export async function cancelConnected(db: Db, job: Job, now: number): Promise<void> {
  if (job.state === "claimed" && (await isConnected(db, job))) await endRun(db, job, cancelled, now)
}
