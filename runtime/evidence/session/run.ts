import { refused } from "../../refusal.ts"
import type { Refusal, Refused } from "../../refusal.ts"
import { enqueue } from "../queue/job.ts"
import type { Db } from "../store/store.ts"
import type { RunTable, SessionTable } from "../store/tables.ts"
import { isRevoked } from "../tuple/grant.ts"
import type { Frozen } from "./frozen.ts"

/** A run as it is asked for, with the ids that the server gives it. */
export interface RunAsked {
  readonly id: string
  readonly jobId: string
  readonly session: SessionTable
  readonly prompt: string
}

/**
 * Queues the next run of a session, to be carried out with exactly what was frozen. Refused where a credential that it is
 * bound to is revoked by now: it is never taken from elsewhere. To be called inside a transaction.
 */
export async function queueRun(
  db: Db,
  { id, jobId, session, prompt }: RunAsked,
  now: number,
): Promise<{ readonly ok: true; readonly row: RunTable } | Refused> {
  const frozen = JSON.parse(session.frozen) as Frozen
  if (frozen.kind === "managed" && (await isRevoked(db, frozen.credential_generations))) return refused(revoked)
  const last = await db
    .selectFrom("runs")
    .select("number")
    .where("session_id", "=", session.id)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst()
  const row: RunTable = {
    id,
    workspace_id: session.workspace_id,
    session_id: session.id,
    job_id: jobId,
    number: (last?.number ?? 0) + 1,
    prompt,
    state: "queued",
    outcome: null,
    result: null,
    created_at: now,
    finished_at: null,
  }
  await enqueue(
    db,
    {
      id: jobId,
      workspace: session.workspace_id,
      kind: "run",
      target: session.target,
      plane: null,
      driver: frozen.kind === "managed" ? frozen.start.driver : null,
    },
    now,
  )
  await db.insertInto("runs").values(row).execute()
  return { ok: true, row }
}

const revoked: Refusal = {
  code: "session/credential-revoked",
  what: "The session is bound to a generation of a model credential that is revoked.",
  why: "a session keeps the credentials that it was admitted with, and a revoked one is used by nobody",
  fix: "create a new session, which is bound to the live generation",
  facts: [],
}
