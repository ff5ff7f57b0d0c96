import type { ObservationBatch } from "../../../output/documents/observation-batch.ts"
import { showPresence } from "../../evidence/connected/presence.ts"
import { takeBatch } from "../../evidence/connected/take-batch.ts"
import type { SentBatch } from "../../evidence/connected/take-batch.ts"
import { writableBy } from "../../evidence/connected/writing.ts"
import type { ApiAnswer, ApiRequest } from "../handler.ts"

/** Adds a batch to a run, for connected runtimes and runners alike. A claim that is over writes nothing more. */
export async function appendObservations({ caller, body, db, now }: ApiRequest): Promise<ApiAnswer> {
  const held = await writableBy(db, caller.id, now)
  if (!held.ok) return held
  const { job } = held
  const run = await db
    .selectFrom("runs")
    .select(["id", "session_id as session"])
    .where("job_id", "=", job.id)
    .executeTakeFirst()
  // A verification has evidence and no observations.
  if (run === undefined) return { ok: false, missing: true }
  const taken = await takeBatch(db, sentBatch(body as ObservationBatch), { ...run, job }, now)
  if (!taken.ok) return taken
  await showPresence(db, job.target, now)
  return { ok: true, body: { attested: taken.attested, next_sequence: taken.next } }
}

/** A body by the document's agreements: it has the one, or the others together. */
function sentBatch({ signed, sequence = 0, observations = [] }: ObservationBatch): SentBatch {
  return signed === undefined ? { sequence, observations } : { signed }
}
