import type { ModelCredential } from "../../../output/documents/model-credential.ts"
import type { ModelCredentialRecord } from "../../../output/documents/model-credential-record.ts"
import type { ModelCredentialGeneration } from "../../../output/documents/model-credential-generation.ts"
import { shownHealths } from "../../evidence/gateway/credential-health.ts"
import type { Db } from "../../evidence/store/store.ts"
import type { ModelCredentialTable } from "../../evidence/store/tables.ts"
import { refused } from "../../refusal.ts"
import { revokedCredential, staleVersion, taken, unknownProvider } from "../edge/refusals.ts"
import type { ApiAnswer, ApiGround, ApiRequest } from "../handler.ts"
import type { Handlers } from "../handler-table.ts"
import { pageOf, rowsOfPage } from "../page.ts"
import { credentialRecord, generationRecord } from "./record.ts"

/** What answers the endpoints of model credentials. */
export const credentialHandlers = {
  createModelCredential,
  listModelCredentials,
  readModelCredential,
  rotateModelCredential,
  listModelCredentialGenerations,
  revokeModelCredential,
} satisfies Partial<Handlers>

const missing: ApiAnswer = { ok: false, missing: true }
/** Of a generation that is new, and of a credential that has none any more. */
const unknown: ModelCredentialRecord["health"] = "unknown"

async function createModelCredential({ body, caller, db, now }: ApiRequest, ground: ApiGround): Promise<ApiAnswer> {
  const { key, provider_key: provider, api_key: secret } = body as ModelCredential
  if (!ground.providers.some(({ name }) => name === provider)) return refused(unknownProvider)
  const row: ModelCredentialTable = {
    id: ground.newId("mcred"),
    workspace_id: caller.workspace,
    key,
    provider,
    status: "active",
    resource_version: 1,
    generation: 1,
    created_at: now,
  }
  const made = await db
    .insertInto("model_credentials")
    .values(row)
    .onConflict((conflict) => conflict.columns(["workspace_id", "key"]).doNothing())
    .returning("id")
    .executeTakeFirst()
  if (made === undefined) return refused(taken(key))
  await addGeneration({ db, now }, ground, row.id, 1, secret)
  return { ok: true, body: credentialRecord(row, unknown, ground.providers) }
}

async function listModelCredentials({ caller, db, query }: ApiRequest, ground: ApiGround): Promise<ApiAnswer> {
  const list = db.selectFrom("model_credentials").selectAll().where("workspace_id", "=", caller.workspace)
  const { rows, next } = await rowsOfPage(list, query)
  return { ok: true, body: { data: await shown(db, rows, ground), next } }
}

async function readModelCredential(request: ApiRequest, ground: ApiGround): Promise<ApiAnswer> {
  const row = await credentialOf(request)
  return row === undefined ? missing : { ok: true, body: (await shown(request.db, [row], ground))[0] }
}

/** Credentials with the health that the ledger shows at this moment. */
async function shown(
  db: Db,
  rows: readonly ModelCredentialTable[],
  { providers }: ApiGround,
): Promise<ModelCredentialRecord[]> {
  const healths = await shownHealths(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => credentialRecord(row, healths.get(row.id) ?? unknown, providers))
}

/** The generations before stay sealed: a session that was admitted to one keeps it until the credential is revoked. */
async function rotateModelCredential(request: ApiRequest, ground: ApiGround): Promise<ApiAnswer> {
  const { expected_resource_version: expected, api_key: secret } = request.body as ModelCredentialGeneration
  const row = await credentialOf(request)
  if (row === undefined) return missing
  if (row.generation === null) return refused(revokedCredential)
  const next = await written(request, row, expected, { generation: row.generation + 1 })
  if (next === null) return refused(staleVersion(expected, row.resource_version))
  await addGeneration(request, ground, row.id, row.generation + 1, secret)
  return { ok: true, body: credentialRecord(next, unknown, ground.providers) }
}

async function listModelCredentialGenerations(request: ApiRequest): Promise<ApiAnswer> {
  const row = await credentialOf(request)
  if (row === undefined) return missing
  const list = request.db.selectFrom("credential_generations").selectAll().where("credential_id", "=", row.id)
  return {
    ok: true,
    body: await pageOf(list, request.query, (each) => generationRecord(each, row.generation), "number"),
  }
}

/** The secrets of all generations are gone with it. */
async function revokeModelCredential(request: ApiRequest, ground: ApiGround): Promise<ApiAnswer> {
  const expected = Number(request.query["expected_resource_version"])
  const row = await credentialOf(request)
  if (row === undefined) return missing
  if (row.status === "revoked") return refused(revokedCredential)
  const next = await written(request, row, expected, { status: "revoked", generation: null })
  if (next === null) return refused(staleVersion(expected, row.resource_version))
  await request.db
    .updateTable("credential_generations")
    .set({ sealed: null, revoked_at: request.now })
    .where("credential_id", "=", row.id)
    .execute()
  return { ok: true, body: credentialRecord(next, unknown, ground.providers) }
}

function credentialOf({ caller, db, params }: ApiRequest): Promise<ModelCredentialTable | undefined> {
  return db
    .selectFrom("model_credentials")
    .selectAll()
    .where("id", "=", params["model_credential_id"] ?? "")
    .where("workspace_id", "=", caller.workspace)
    .executeTakeFirst()
}

/** Writes a head against the version that its writer has seen; null: it is at another one. */
async function written(
  { db }: ApiRequest,
  row: ModelCredentialTable,
  expected: number,
  change: Partial<Pick<ModelCredentialTable, "status" | "generation">>,
): Promise<ModelCredentialTable | null> {
  const set = { ...change, resource_version: expected + 1 }
  const done = await db
    .updateTable("model_credentials")
    .set(set)
    .where("id", "=", row.id)
    .where("resource_version", "=", expected)
    .returning("id")
    .executeTakeFirst()
  return done === undefined ? null : { ...row, ...set }
}

async function addGeneration(
  { db, now }: Pick<ApiRequest, "db" | "now">,
  { newId, seal }: ApiGround,
  credential: string,
  number: number,
  secret: string,
): Promise<void> {
  const id = newId("mcgen")
  await db
    .insertInto("credential_generations")
    .values({
      id,
      credential_id: credential,
      number,
      sealed: seal(secret, id),
      created_at: now,
      revoked_at: null,
    })
    .execute()
}
