import { readStored } from "../../runtime/evidence/report/stored.ts"
import { readRing } from "../../runtime/evidence/signing/ring.ts"
import type { Store } from "../../runtime/evidence/store/store.ts"

/** What the store says of verifications that were acknowledged. */
export interface Compared {
  /** How many were claimed more than once, since whoever had claimed them was gone. */
  readonly claimedAgain: number
  readonly reports: number
  /** What must not be: every count of these is 0. */
  readonly faults: {
    /** Acknowledged, and not there, without a report, or not passed. */
    readonly lost: number
    /** There, and acknowledged to nobody. */
    readonly unasked: number
    /** Reports beyond the first of a verification. */
    readonly twice: number
    /** Reports that do not verify, or do not follow on the one before them. */
    readonly unchained: number
    /** Jobs that are not done by their last claim, or whose claims were not numbered one after the other. */
    readonly unordered: number
  }
}

/** Compares what clients were told, the ids and the states in which they saw them last, with what the store has. */
export async function compared({ db }: Store, ids: readonly string[], states: readonly string[]): Promise<Compared> {
  const acknowledged = new Set(ids)
  const rows = await db.selectFrom("verifications").select("id").execute()
  const reports = await db.selectFrom("reports").selectAll().orderBy("sequence").execute()
  const ring = await readRing(db)
  const reported = new Set(reports.map((row) => row.verification_id))
  const isUnchained = (row: (typeof reports)[number], at: number): boolean => {
    const { previous } = JSON.parse(Buffer.from(row.signed, "base64url").toString()) as Link
    return !readStored(row, ring).ok || row.sequence !== at + 1 || previous !== (reports[at - 1]?.digest ?? null)
  }
  const jobs = await db.selectFrom("jobs").select(["id", "state", "claim_id", "epoch"]).execute()
  const claims = await db.selectFrom("claims").select(["id", "job_id", "epoch"]).orderBy("epoch").execute()
  const isUnordered = (job: (typeof jobs)[number]): boolean => {
    const own = claims.filter((claim) => claim.job_id === job.id)
    return job.state !== "done" || job.claim_id !== own.at(-1)?.id || own.some(({ epoch }, at) => epoch !== at + 1)
  }
  return {
    claimedAgain: jobs.filter(({ epoch }) => epoch > 1).length,
    reports: reports.length,
    faults: {
      lost: ids.filter((id, at) => !reported.has(id) || states[at] !== "passed").length,
      unasked: rows.filter(({ id }) => !acknowledged.has(id)).length,
      twice: reports.length - reported.size + ids.length - acknowledged.size,
      unchained: reports.filter(isUnchained).length,
      unordered: jobs.filter(isUnordered).length,
    },
  }
}

/** What a signed report says of the one before it. */
interface Link {
  readonly previous: string | null
}
