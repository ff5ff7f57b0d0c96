import type { HarnessReleaseRecord } from "../../../output/documents/harness-release-record.ts"
import { drivers } from "../../../output/facts/drivers.ts"
import { admitRelease } from "../../admission/release/release.ts"
import { keepRelease } from "../../evidence/harness/releases.ts"
import type { HarnessReleaseTable } from "../../evidence/store/tables.ts"
import type { ApiAnswer, ApiGround, ApiRequest } from "../handler.ts"
import { momentText } from "../moment.ts"
import { pageOf } from "../page.ts"
import { missing } from "./missing.ts"

/** Admits a release, and keeps it. */
export async function createHarnessRelease(
  { body, caller, db, now }: ApiRequest,
  { evidence: { installation }, newId }: ApiGround,
): Promise<ApiAnswer> {
  const admitted = admitRelease(body, { drivers, target: installation.target })
  if (!admitted.ok) return admitted
  const kept = { id: newId("hrel"), workspace: caller.workspace, release: admitted.release }
  return { ok: true, body: releaseRecord(await keepRelease(db, kept, now)) }
}

/** The releases of the workspace. */
export async function listHarnessReleases({ caller, db, query }: ApiRequest): Promise<ApiAnswer> {
  const list = db.selectFrom("harness_releases").selectAll().where("workspace_id", "=", caller.workspace)
  return { ok: true, body: await pageOf(list, query, releaseRecord) }
}

/** One release. */
export async function readHarnessRelease({ caller, db, params }: ApiRequest): Promise<ApiAnswer> {
  const row = await db
    .selectFrom("harness_releases")
    .selectAll()
    .where("workspace_id", "=", caller.workspace)
    .where("id", "=", params["harness_release_id"] ?? "")
    .executeTakeFirst()
  return row === undefined ? missing : { ok: true, body: releaseRecord(row) }
}

function releaseRecord({ id, digest, document, created_at: created }: HarnessReleaseTable): HarnessReleaseRecord {
  return {
    id,
    digest,
    release: JSON.parse(document) as HarnessReleaseRecord["release"],
    created_at: momentText(created),
  }
}
