import type { ModelRoutingProfileRecord } from "../../../output/documents/model-routing-profile-record.ts"
import type { ModelRoutingRevisionRecord } from "../../../output/documents/model-routing-revision-record.ts"
import type { ModelRoutingRevision } from "../../../output/documents/model-routing-revision.ts"
import { createHead } from "../../admission/routing/head.ts"
import type { Access, RoutingHead } from "../../admission/routing/head.ts"
import { publishRevision } from "../../admission/routing/revision.ts"
import type { CredentialState, RoutingRevision } from "../../admission/routing/revision.ts"
import type { RoutingProfileTable, RoutingRevisionTable } from "../../evidence/store/tables.ts"
import { refused } from "../../refusal.ts"
import { staleVersion, taken } from "../edge/refusals.ts"
import type { ApiAnswer, ApiGround, ApiRequest } from "../handler.ts"
import type { Handlers } from "../handler-table.ts"
import { momentText } from "../moment.ts"
import { pageOf, rowsOfPage } from "../page.ts"

/** What answers the endpoints of model routing profiles. */
export const routingHandlers = {
  createModelRoutingProfile,
  listModelRoutingProfiles,
  readModelRoutingProfile,
  publishModelRoutingRevision,
  listModelRoutingRevisions,
} satisfies Partial<Handlers>

const missing: ApiAnswer = { ok: false, missing: true }

async function createModelRoutingProfile({ body, caller, db, now }: ApiRequest, ground: ApiGround): Promise<ApiAnswer> {
  const created = createHead(body, ground.newId("mrp"))
  if (!created.ok) return created
  const row: RoutingProfileTable = { ...created.head, workspace_id: caller.workspace, created_at: now }
  const made = await db
    .insertInto("routing_profiles")
    .values(row)
    .onConflict((conflict) => conflict.columns(["workspace_id", "key"]).doNothing())
    .returning("id")
    .executeTakeFirst()
  return made === undefined ? refused(taken(row.key)) : { ok: true, body: profileRecord(row, null) }
}

async function listModelRoutingProfiles({ caller, db, query }: ApiRequest): Promise<ApiAnswer> {
  const list = db.selectFrom("routing_profiles").selectAll().where("workspace_id", "=", caller.workspace)
  const { rows, next } = await rowsOfPage(list, query)
  const newest = await db
    .selectFrom("routing_revisions")
    .innerJoin("routing_profiles", (join) =>
      join
        .onRef("routing_profiles.id", "=", "routing_revisions.profile_id")
        .onRef("routing_profiles.revision", "=", "routing_revisions.number"),
    )
    .selectAll("routing_revisions")
    .where("profile_id", "in", [...rows.map(({ id }) => id), ""])
    .execute()
  const revisionOf = new Map(newest.map((revision) => [revision.profile_id, revision]))
  return { ok: true, body: { data: rows.map((row) => profileRecord(row, revisionOf.get(row.id) ?? null)), next } }
}

async function readModelRoutingProfile(request: ApiRequest): Promise<ApiAnswer> {
  const row = await profileOf(request)
  if (row === undefined) return missing
  const revision = await request.db
    .selectFrom("routing_revisions")
    .selectAll()
    .where("profile_id", "=", row.id)
    .where("number", "=", row.revision)
    .executeTakeFirst()
  return { ok: true, body: profileRecord(row, revision ?? null) }
}

/**
 * Publishes against the version that the writer has seen, with the credentials that the workspace has at this moment.
 */
async function publishModelRoutingRevision(request: ApiRequest, { newId }: ApiGround): Promise<ApiAnswer> {
  const { body, caller, db, now } = request
  const row = await profileOf(request)
  if (row === undefined) return missing
  const terms = { id: newId("mrr"), credentials: await credentialsOf(request) }
  const published = publishRevision(headOf(row), body, terms)
  if (!published.ok) return published
  const { head, revision } = published
  const done = await db
    .updateTable("routing_profiles")
    .set({ resource_version: head.resource_version, revision: head.revision })
    .where("id", "=", row.id)
    .where("resource_version", "=", row.resource_version)
    .returning("id")
    .executeTakeFirst()
  const { expected_resource_version: expected } = body as ModelRoutingRevision
  if (done === undefined) return refused(staleVersion(expected, expected + 1))
  const kept: RoutingRevisionTable = {
    id: revision.id,
    workspace_id: caller.workspace,
    profile_id: row.id,
    number: revision.number,
    document: JSON.stringify(revision),
    created_at: now,
  }
  await db.insertInto("routing_revisions").values(kept).execute()
  return { ok: true, body: revisionRecord(kept) }
}

async function listModelRoutingRevisions(request: ApiRequest): Promise<ApiAnswer> {
  const row = await profileOf(request)
  if (row === undefined) return missing
  const list = request.db.selectFrom("routing_revisions").selectAll().where("profile_id", "=", row.id)
  return { ok: true, body: await pageOf(list, request.query, revisionRecord, "number") }
}

function profileOf({ caller, db, params }: ApiRequest): Promise<RoutingProfileTable | undefined> {
  return db
    .selectFrom("routing_profiles")
    .selectAll()
    .where("id", "=", params["model_routing_profile_id"] ?? "")
    .where("workspace_id", "=", caller.workspace)
    .executeTakeFirst()
}

/**
 * The credentials of the workspace that a revision names, with their live generations, as far as routing may know them.
 */
function credentialsOf({ body, caller, db }: ApiRequest): Promise<CredentialState[]> {
  const named = (body as ModelRoutingRevision).candidates.flatMap(({ credential_source: source }) =>
    source.type === "workspace_credential" ? [source.model_credential_id] : [],
  )
  return db
    .selectFrom("model_credentials")
    .leftJoin("credential_generations", (join) =>
      join
        .onRef("credential_generations.credential_id", "=", "model_credentials.id")
        .onRef("credential_generations.number", "=", "model_credentials.generation"),
    )
    .select(["model_credentials.id", "model_credentials.provider", "credential_generations.id as generation"])
    .where("model_credentials.workspace_id", "=", caller.workspace)
    .where("model_credentials.id", "in", [...named, ""])
    .execute()
}

function headOf({ id, key, access, resource_version, revision }: RoutingProfileTable): RoutingHead {
  return { id, key, access: access as Access, resource_version, revision }
}

function profileRecord(row: RoutingProfileTable, revision: RoutingRevisionTable | null): ModelRoutingProfileRecord {
  return {
    id: row.id,
    key: row.key,
    access: row.access as Access,
    status: "active",
    resource_version: row.resource_version,
    revision: revision === null ? null : revisionRecord(revision),
    created_at: momentText(row.created_at),
  }
}

function revisionRecord({
  id,
  number,
  document,
  created_at: created,
}: RoutingRevisionTable): ModelRoutingRevisionRecord {
  const { policy, candidates } = JSON.parse(document) as RoutingRevision
  return { id, number, routing_policy: policy, candidates: [...candidates], created_at: momentText(created) }
}
