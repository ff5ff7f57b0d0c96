import type { Db } from "../../../runtime/evidence/store/store.ts"

/** What does not hold of a store in which requests were written, whatever they were. */
export async function inconsistencies(db: Db): Promise<readonly string[]> {
  const found: string[] = []
  const holds = (is: boolean, says: string): void => void (is || found.push(says))
  const numbered = (numbers: readonly number[], newest: number, says: string): void =>
    holds(
      numbers.length === newest && numbers.toSorted((a, b) => a - b).every((number, index) => number === index + 1),
      says,
    )

  const generations = await db.selectFrom("credential_generations").selectAll().execute()
  for (const { id, status, generation, resource_version: version } of await db
    .selectFrom("model_credentials")
    .selectAll()
    .execute()) {
    const own = generations.filter((each) => each.credential_id === id)
    numbered(
      own.map(({ number }) => number),
      status === "active" ? (generation ?? 0) : own.length,
      `generations of ${id}`,
    )
    holds(version === own.length + (status === "revoked" ? 1 : 0), `version of ${id}`)
    holds((generation === null) === (status === "revoked"), `generation of ${id}`)
    holds(
      own.every(({ sealed }) => (sealed === null) === (status === "revoked")),
      `secrets of ${id}`,
    )
  }
  const revisions = await db.selectFrom("routing_revisions").select(["profile_id", "number"]).execute()
  for (const { id, revision, resource_version: version } of await db
    .selectFrom("routing_profiles")
    .selectAll()
    .execute()) {
    numbered(
      revisions.flatMap((each) => (each.profile_id === id ? [each.number] : [])),
      revision,
      `revisions of ${id}`,
    )
    holds(version === revision + 1, `version of ${id}`)
  }
  const versions = await db.selectFrom("harness_profile_versions").select(["profile_id", "number"]).execute()
  for (const { id, version } of await db.selectFrom("harness_profiles").selectAll().execute())
    numbered(
      versions.flatMap((each) => (each.profile_id === id ? [each.number] : [])),
      version,
      `versions of ${id}`,
    )
  const runs = await db.selectFrom("runs").select(["session_id", "number", "job_id"]).execute()
  for (const { id } of await db.selectFrom("sessions").select("id").execute()) {
    const own = runs.filter((each) => each.session_id === id)
    numbered(
      own.map(({ number }) => number),
      own.length,
      `runs of ${id}`,
    )
  }
  const unanswered = await db.selectFrom("idempotency").select("idempotency_key").where("status", "=", 0).execute()
  holds(unanswered.length === 0, "writes that were kept without an answer")
  return found
}
