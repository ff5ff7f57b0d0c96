import { claimNext } from "../queue/claim.ts"
import type { ClaimMark } from "../queue/claim.ts"
import type { Job } from "../queue/job.ts"
import type { Db, Store } from "../store/store.ts"
import { needsTools } from "./ceiling.ts"
import { endRun } from "./end-run.ts"
import { landedOf } from "./landed.ts"
import type { LandedSoFar } from "./landed.ts"
import { endLostRuns } from "./lost-runs.ts"
import { showPresence } from "./presence.ts"

/** What a connected runtime asks with. */
export interface ConnectedClaimant {
  readonly runtime: string
  readonly workspace: string
  /** Whether its client takes MCP servers over HTTP. */
  readonly httpMcp: boolean
}

/** A run of a connected runtime that is claimed. */
export interface ClaimedRun {
  readonly job: Job
  readonly run: string
  readonly session: string
  readonly prompt: string
  readonly landed: LandedSoFar
  /** Whether the session has the platform's tools, and the client can reach them. */
  readonly hasTools: boolean
}

/** What is frozen for the sessions of connected runtimes, as far as a claim asks. */
interface ConnectedFrozen {
  /** Literals of what the runs need. */
  readonly required: readonly string[]
  readonly mcp_servers: readonly string[]
}

/** How a run ends that needs tools which the client cannot reach. */
const unreachable = { state: "ended", outcome: "failed", because: "client_without_http_mcp" } as const

/**
 * Claims the oldest run that waits for a connected runtime; undefined: there is none. A run that needs the platform's
 * tools is not begun by a client that cannot reach them: it ends here, and the next one is looked at. To be called in a
 * transaction.
 */
export async function claimRun(
  db: Db,
  kind: Store["kind"],
  { runtime, workspace, httpMcp }: ConnectedClaimant,
  mark: ClaimMark,
  now: number,
): Promise<ClaimedRun | undefined> {
  await showPresence(db, runtime, now)
  await endLostRuns(db, runtime, now)
  const claimant = { id: runtime, targets: [runtime], planes: [], drivers: null, workspace }
  const job = await claimNext(db, kind, claimant, mark, now)
  if (job === undefined) return undefined
  const {
    id,
    session_id: session,
    prompt,
    frozen,
  } = await db
    .selectFrom("runs")
    .innerJoin("sessions", "sessions.id", "runs.session_id")
    .select(["runs.id", "runs.session_id", "runs.prompt", "sessions.frozen"])
    .where("runs.job_id", "=", job.id)
    .executeTakeFirstOrThrow()
  const { required, mcp_servers: servers } = JSON.parse(frozen) as ConnectedFrozen
  if (needsTools(required) && !httpMcp) {
    await endRun(db, job, unreachable, now)
    return undefined
  }
  const landed = await landedOf(db, id)
  return { job, run: id, session, prompt, landed, hasTools: servers.length > 0 && httpMcp }
}
