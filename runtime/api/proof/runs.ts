import { sql } from "kysely"
import type { RunRequest } from "../../../output/documents/run-request.ts"
import type { RunRecord } from "../../../output/documents/run-record.ts"
import type { RunObservation } from "../../../output/documents/run-observation.ts"
import { cancelConnected } from "../../evidence/connected/cancel-run.ts"
import { requestCancellation } from "../../evidence/queue/job.ts"
import { waitFor } from "../../evidence/queue/wait.ts"
import { queueRun } from "../../evidence/session/run.ts"
import type { Db } from "../../evidence/store/store.ts"
import type { ObservationTable, RunTable } from "../../evidence/store/tables.ts"
import type { ApiAnswer, ApiGround, ApiRequest } from "../handler.ts"
import { momentText } from "../moment.ts"
import { pageOf } from "../page.ts"
import { missing } from "./missing.ts"
import { sessionIn } from "./sessions.ts"

/** A run, and whether somebody asked for its end. */
type RunRow = RunTable & { readonly cancel_requested_at: number | null }

/** Queues the next run of a session. */
export async function createRun(request: ApiRequest, { newId }: ApiGround): Promise<ApiAnswer> {
  const { body, db, now } = request
  const session = await sessionIn(request)
  if (session === undefined) return missing
  const { prompt } = body as RunRequest
  const queued = await queueRun(db, { id: newId("run"), jobId: newId("job"), session, prompt }, now)
  return queued.ok ? { ok: true, body: runRecord({ ...queued.row, cancel_requested_at: null }) } : queued
}

/** The runs of a session. */
export async function listRuns(request: ApiRequest): Promise<ApiAnswer> {
  const session = await sessionIn(request)
  if (session === undefined) return missing
  const list = runsOf(request.db).where("session_id", "=", session.id)
  return { ok: true, body: await pageOf(list, request.query, runRecord, "number") }
}

/** One run. */
export async function readRun(request: ApiRequest): Promise<ApiAnswer> {
  const row = await runIn(request.db, request)
  return row === undefined ? missing : { ok: true, body: runRecord(row) }
}

/**
 * Asks for the end of a run: one that nobody began or that is connected ends at once, any other when its runner has
 * wound it up.
 */
export async function cancelRun(request: ApiRequest): Promise<ApiAnswer> {
  const { db, now } = request
  const row = await runIn(db, request)
  if (row === undefined) return missing
  const job = await requestCancellation(db, row.job_id, now)
  if (job?.state === "cancelled")
    await db.updateTable("runs").set({ state: "cancelled", finished_at: now }).where("id", "=", row.id).execute()
  else if (job !== undefined) await cancelConnected(db, job, now)
  const again = await runIn(db, request)
  return again === undefined ? missing : { ok: true, body: runRecord(again) }
}

/** The most observations of one answer, and characters of them; whoever reads on asks for what comes after the last. */
const [mostObservations, mostCharacters] = [500, 4 * 2 ** 20] as const

/** What happened in a run; waits for the next observation, or the run's end, outside of any transaction. */
export async function listRunObservations(request: ApiRequest, { clock, store }: ApiGround): Promise<ApiAnswer> {
  const { query, signal } = request
  const run = await runIn(store.db, request)
  if (run === undefined) return missing
  const after = Number(query["after"] ?? 0)
  const look = async (): Promise<readonly ObservationTable[] | null> => {
    // Asked first: a run that is over gets no more, so that none lands behind the answer that says it.
    const over = await isOver(store.db, run.id)
    const rows = await observationsAfter(store.db, run.id, after)
    return rows.length > 0 || over ? rows : null
  }
  const rows = (await waitFor(look, { seconds: Number(query["wait_seconds"] ?? 0), clock, signal })) ?? []
  return { ok: true, body: { data: rows.map(observation) } }
}

/** The next observations of a run: as many as an answer holds, and one at least. */
async function observationsAfter(db: Db, run: string, after: number): Promise<readonly ObservationTable[]> {
  const there = db.selectFrom("observations").where("run_id", "=", run).where("sequence", ">", after)
  const sizes = await there
    .select(["sequence", sql<number>`length(document)`.as("characters")])
    .orderBy("sequence")
    .limit(mostObservations)
    .execute()
  let characters = 0
  const fit = sizes.filter(({ characters: more }, index) => (characters += more) <= mostCharacters || index === 0)
  const last = fit.at(-1)?.sequence
  if (last === undefined) return []
  return there.selectAll().where("sequence", "<=", last).orderBy("sequence").execute()
}

function runsOf(db: Db) {
  return db
    .selectFrom("runs")
    .selectAll()
    .select((is) =>
      is
        .selectFrom("jobs")
        .select("cancel_requested_at")
        .whereRef("jobs.id", "=", "runs.job_id")
        .as("cancel_requested_at"),
    )
}

async function runIn(db: Db, { caller, params }: ApiRequest): Promise<RunRow | undefined> {
  return runsOf(db)
    .where("workspace_id", "=", caller.workspace)
    .where("id", "=", params["run_id"] ?? "")
    .executeTakeFirst()
}

async function isOver(db: Db, id: string): Promise<boolean> {
  const run = await db.selectFrom("runs").select("state").where("id", "=", id).executeTakeFirst()
  return run?.state === "ended" || run?.state === "cancelled"
}

function observation({ sequence, attested, document, created_at: created }: ObservationTable): RunObservation {
  return {
    sequence,
    attested: attested === 1,
    observation: JSON.parse(document) as RunObservation["observation"],
    created_at: momentText(created),
  }
}

function runRecord(row: RunRow): RunRecord {
  return {
    id: row.id,
    session_id: row.session_id,
    number: row.number,
    state: row.state,
    outcome: row.outcome,
    result: row.result === null ? null : (JSON.parse(row.result) as RunRecord["result"]),
    cancel_requested: row.cancel_requested_at !== null,
    created_at: momentText(row.created_at),
    finished_at: row.finished_at === null ? null : momentText(row.finished_at),
  }
}
