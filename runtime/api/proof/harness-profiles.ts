import type { HarnessProfileVersionRecord } from "../../../output/documents/harness-profile-version-record.ts"
import type { HarnessProfileVersion } from "../../../output/documents/harness-profile-version.ts"
import type { HarnessProfileRecord } from "../../../output/documents/harness-profile-record.ts"
import type { HarnessProfile } from "../../../output/documents/harness-profile.ts"
import { createProfile, publishVersion } from "../../evidence/harness/profiles.ts"
import type { KeptProfile } from "../../evidence/harness/profiles.ts"
import type { Db } from "../../evidence/store/store.ts"
import type { HarnessProfileTable, HarnessProfileVersionTable } from "../../evidence/store/tables.ts"
import { refused } from "../../refusal.ts"
import { staleVersion, taken } from "../edge/refusals.ts"
import type { ApiAnswer, ApiGround, ApiRequest } from "../handler.ts"
import { momentText } from "../moment.ts"
import { pageOf, rowsOfPage } from "../page.ts"
import { missing } from "./missing.ts"

/** Creates a profile from one of its four sources. It begins unverified. */
export async function createHarnessProfile(
  { body, caller, db, now }: ApiRequest,
  { evidence: { installation }, newId }: ApiGround,
): Promise<ApiAnswer> {
  const ids = { profile: newId("hprof"), version: newId("hpv"), release: newId("hrel") }
  const asked = body as HarnessProfile
  const kept = await createProfile(db, caller.workspace, asked, ids, installation, now)
  if (kept === "taken") return refused(taken(asked.name))
  return kept.ok ? { ok: true, body: profileRecord(kept, false) } : kept
}

/** Publishes the next version of a profile under an optimistic fence. */
export async function publishHarnessProfileVersion(
  request: ApiRequest,
  { evidence: { installation }, newId }: ApiGround,
): Promise<ApiAnswer> {
  const { body, db, now } = request
  const head = await profileIn(request)
  if (head === undefined) return missing
  const ids = { profile: head.id, version: newId("hpv"), release: newId("hrel") }
  const asked = body as HarnessProfileVersion
  const kept = await publishVersion(db, head, asked, ids, installation, now)
  if (kept === "stale") return refused(staleVersion(asked.expected_resource_version, head.resource_version))
  return kept.ok ? { ok: true, body: profileRecord(kept, false) } : kept
}

/** The profiles of the workspace, each with its newest version. */
export async function listHarnessProfiles({ caller, db, query, now }: ApiRequest): Promise<ApiAnswer> {
  const list = db.selectFrom("harness_profiles").selectAll().where("workspace_id", "=", caller.workspace)
  const { rows, next } = await rowsOfPage(list, query)
  return { ok: true, body: { data: await Promise.all(rows.map((head) => recordOf(db, head, now))), next } }
}

/** One profile. */
export async function readHarnessProfile(request: ApiRequest): Promise<ApiAnswer> {
  const head = await profileIn(request)
  return head === undefined ? missing : { ok: true, body: await recordOf(request.db, head, request.now) }
}

/** The versions of a profile. */
export async function listHarnessProfileVersions(request: ApiRequest): Promise<ApiAnswer> {
  const head = await profileIn(request)
  if (head === undefined) return missing
  const list = request.db.selectFrom("harness_profile_versions").selectAll().where("profile_id", "=", head.id)
  return { ok: true, body: await pageOf(list, request.query, versionRecord, "number") }
}

/** The head that the path names, in the caller's workspace. */
export async function profileIn({ caller, db, params }: ApiRequest): Promise<HarnessProfileTable | undefined> {
  return db
    .selectFrom("harness_profiles")
    .selectAll()
    .where("workspace_id", "=", caller.workspace)
    .where("id", "=", params["harness_profile_id"] ?? "")
    .executeTakeFirst()
}

async function recordOf(db: Db, head: HarnessProfileTable, now: number): Promise<HarnessProfileRecord> {
  const version = await db
    .selectFrom("harness_profile_versions")
    .selectAll()
    .where("profile_id", "=", head.id)
    .where("number", "=", head.version)
    .executeTakeFirstOrThrow()
  const report = await db
    .selectFrom("reports")
    .select("id")
    .where("workspace_id", "=", head.workspace_id)
    .where("harness_profile_version", "=", version.id)
    .where("result", "=", "passed")
    .where("expires_at", ">", now)
    .limit(1)
    .executeTakeFirst()
  return profileRecord({ ok: true, head, version }, report !== undefined)
}

function profileRecord({ head, version }: KeptProfile, isVerified: boolean): HarnessProfileRecord {
  return {
    id: head.id,
    name: head.name,
    resource_version: head.resource_version,
    version: versionRecord(version),
    evidence: isVerified ? "verified" : "unverified",
    created_at: momentText(head.created_at),
  }
}

function versionRecord(version: HarnessProfileVersionTable): HarnessProfileVersionRecord {
  const { id, number, source, release_id, release_digest, image, driver, configuration, created_at: created } = version
  return {
    id,
    number,
    source: JSON.parse(source) as HarnessProfileVersionRecord["source"],
    release_id,
    release_digest,
    image,
    driver,
    configuration: JSON.parse(configuration) as HarnessProfileVersionRecord["configuration"],
    created_at: momentText(created),
  }
}
