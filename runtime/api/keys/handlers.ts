import type { ApiKey } from "../../../output/documents/api-key.ts"
import type { ApiKeyRecord } from "../../../output/documents/api-key-record.ts"
import { roles } from "../../../output/facts/roles.ts"
import type { ApiKeyTable } from "../../evidence/store/tables.ts"
import { refused } from "../../refusal.ts"
import { roleBeyond } from "../edge/refusals.ts"
import type { ApiAnswer, ApiGround, ApiRequest, Caller } from "../handler.ts"
import type { Handlers } from "../handler-table.ts"
import { momentText } from "../moment.ts"
import { pageOf } from "../page.ts"

/** What answers the endpoints of API keys. */
export const keyHandlers = {
  createApiKey,
  listApiKeys,
  revokeApiKey,
} satisfies Partial<Handlers>

const missing: ApiAnswer = { ok: false, missing: true }

function isOfInstallation(role: string): boolean {
  return roles.some(({ name, belongsTo }) => name === role && belongsTo === "installation")
}

/** The one answer that ever shows the key; its digest is all that is kept. */
async function createApiKey({ body, caller, db, now }: ApiRequest, ground: ApiGround): Promise<ApiAnswer> {
  const { name, role, workspace_id: named } = body as ApiKey
  if (isOfInstallation(role) && !isOfInstallation(caller.role)) return refused(roleBeyond(caller.role, role))
  const workspace = named ?? caller.workspace
  if (!isOfInstallation(caller.role) && workspace !== caller.workspace) return missing
  const there = await db.selectFrom("workspaces").select("id").where("id", "=", workspace).executeTakeFirst()
  if (there === undefined && (named !== undefined || !isOfInstallation(role))) return missing
  const { bearer, digest } = ground.newBearer("key")
  const row: ApiKeyTable = {
    id: ground.newId("key"),
    workspace_id: isOfInstallation(role) ? null : workspace,
    name,
    role,
    digest,
    created_at: now,
    revoked_at: null,
  }
  await db.insertInto("api_keys").values(row).execute()
  return { ok: true, body: { ...record(row), key: bearer } }
}

async function listApiKeys({ caller, db, query }: ApiRequest): Promise<ApiAnswer> {
  const list = db
    .selectFrom("api_keys")
    .selectAll()
    .where((where) =>
      where.or(seen(caller).map((workspace) => where("workspace_id", workspace === null ? "is" : "=", workspace))),
    )
  return { ok: true, body: await pageOf(list, query, record) }
}

/** Revoking what is revoked answers the same, and moves nothing. */
async function revokeApiKey({ caller, db, now, params }: ApiRequest): Promise<ApiAnswer> {
  const id = params["api_key_id"] ?? ""
  const row = await db
    .selectFrom("api_keys")
    .selectAll()
    .where("id", "=", id)
    .where((where) =>
      where.or(seen(caller).map((workspace) => where("workspace_id", workspace === null ? "is" : "=", workspace))),
    )
    .executeTakeFirst()
  if (row === undefined) return missing
  await db
    .updateTable("api_keys")
    .set({ revoked_at: now })
    .where("id", "=", row.id)
    .where("revoked_at", "is", null)
    .execute()
  return { ok: true, body: record({ ...row, revoked_at: row.revoked_at ?? now }) }
}

/** The workspaces whose keys a caller sees; null: the keys of the installation. */
function seen({ role, workspace }: Caller): readonly (string | null)[] {
  return isOfInstallation(role) ? [workspace, null] : [workspace]
}

function record({ id, name, role, workspace_id, created_at: created, revoked_at: revoked }: ApiKeyTable): ApiKeyRecord {
  return {
    id,
    name,
    role: role as ApiKeyRecord["role"],
    workspace_id,
    created_at: momentText(created),
    revoked_at: revoked === null ? null : momentText(revoked),
  }
}
