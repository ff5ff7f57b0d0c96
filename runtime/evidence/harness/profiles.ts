import { adoptionSources } from "../../../output/facts/adoption-sources.ts"
import { drivers } from "../../../output/facts/drivers.ts"
import { harnesses } from "../../../output/facts/harnesses.ts"
import type { HarnessRelease, ProfileSource } from "../../../output/documents/definitions.ts"
import { admitProfile } from "../../admission/release/harness-profile.ts"
import type { AdmittedProfile, KnownRelease } from "../../admission/release/harness-profile.ts"
import type { Refused } from "../../refusal.ts"
import type { Db } from "../store/store.ts"
import type { HarnessProfileTable, HarnessProfileVersionTable } from "../store/tables.ts"
import { canonicalDigest } from "../tuple/installation.ts"
import type { Installation } from "../tuple/installation.ts"
import { keepRelease } from "./releases.ts"

/** A head with its newest version. */
export interface KeptProfile {
  readonly ok: true
  readonly head: HarnessProfileTable
  readonly version: HarnessProfileVersionTable
}

/** What the parts of a request get from the server. */
export interface ProfileIds {
  readonly profile: string
  readonly version: string
  /** Of the release that an image with a command brings along; unused by every other source. */
  readonly release: string
}

/** What a version is made of. */
export interface ProfileAsked {
  readonly name: string
  readonly source: ProfileSource
  readonly configuration?: unknown
}

/**
 * Creates a profile with version 1, and where its source is an image with a command its release in the same transaction;
 * `taken`: the workspace has a profile of that name.
 */
export async function createProfile(
  db: Db,
  workspace: string,
  asked: ProfileAsked,
  ids: ProfileIds,
  installation: Installation,
  now: number,
): Promise<KeptProfile | Refused | "taken"> {
  const admitted = await admit(db, workspace, asked, installation)
  if (!admitted.ok) return admitted
  const head: HarnessProfileTable = {
    id: ids.profile,
    workspace_id: workspace,
    name: asked.name,
    resource_version: 1,
    version: 1,
    created_at: now,
  }
  const made = await db
    .insertInto("harness_profiles")
    .values(head)
    .onConflict((conflict) => conflict.columns(["workspace_id", "name"]).doNothing())
    .returning("id")
    .executeTakeFirst()
  if (made === undefined) return "taken"
  return { ok: true, head, version: await keepVersion(db, head, asked, admitted, ids, now) }
}

/**
 * Publishes the next version against the state of the head that the writer has seen; `stale`: it is at another one by now.
 * Earlier versions stay as they are.
 */
export async function publishVersion(
  db: Db,
  head: HarnessProfileTable,
  asked: Omit<ProfileAsked, "name"> & { readonly expected_resource_version: number },
  ids: ProfileIds,
  installation: Installation,
  now: number,
): Promise<KeptProfile | Refused | "stale"> {
  const { expected_resource_version: seen, ...rest } = asked
  if (seen !== head.resource_version) return "stale"
  const named = { ...rest, name: head.name }
  const admitted = await admit(db, head.workspace_id, named, installation)
  if (!admitted.ok) return admitted
  const next = await db
    .updateTable("harness_profiles")
    .set({ resource_version: seen + 1, version: head.version + 1 })
    .where("id", "=", head.id)
    .where("resource_version", "=", seen)
    .returningAll()
    .executeTakeFirst()
  if (next === undefined) return "stale"
  return { ok: true, head: next, version: await keepVersion(db, next, named, admitted, ids, now) }
}

async function admit(
  db: Db,
  workspace: string,
  { name, source, configuration }: ProfileAsked,
  { target }: Installation,
): Promise<AdmittedProfile | Refused> {
  const releases = source.kind === "release" ? await releaseOf(db, workspace, source.release_id) : []
  const request = { name, source, ...(configuration === undefined ? {} : { configuration }) }
  return admitProfile(request, { drivers, target, harnesses, sources: adoptionSources, releases })
}

async function releaseOf(db: Db, workspace: string, id: string): Promise<readonly KnownRelease[]> {
  const rows = await db
    .selectFrom("harness_releases")
    .select(["id", "document"])
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute()
  return rows.map((row) => ({ id: row.id, release: JSON.parse(row.document) as HarnessRelease }))
}

async function keepVersion(
  db: Db,
  head: HarnessProfileTable,
  { source }: ProfileAsked,
  { harness, image, driver, release, configuration }: AdmittedProfile,
  ids: ProfileIds,
  now: number,
): Promise<HarnessProfileVersionTable> {
  const kept =
    release === null ? null : await keepRelease(db, { id: ids.release, workspace: head.workspace_id, release }, now)
  const launch = { entry: harness?.name ?? null, driver: driver.lane, image, launch: harness?.launch ?? null }
  const version: HarnessProfileVersionTable = {
    id: ids.version,
    workspace_id: head.workspace_id,
    profile_id: head.id,
    number: head.version,
    source: JSON.stringify(source),
    release_id: kept?.id ?? null,
    release_digest: kept?.digest ?? canonicalDigest(launch),
    harness: harness?.name ?? null,
    image,
    driver: driver.lane,
    configuration: JSON.stringify(configuration),
    created_at: now,
  }
  await db.insertInto("harness_profile_versions").values(version).execute()
  return version
}
