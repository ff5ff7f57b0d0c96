import type { NewWorkspace } from "../../../output/documents/new-workspace.ts"
import type { WorkspaceRecord } from "../../../output/documents/workspace-record.ts"
import type { WorkspaceTable } from "../../evidence/store/tables.ts"
import type { ApiAnswer, ApiGround, ApiRequest } from "../handler.ts"
import type { Handlers } from "../handler-table.ts"
import { momentText } from "../moment.ts"
import { pageOf } from "../page.ts"

/** What answers the endpoints of workspaces. */
export const workspaceHandlers = {
  createWorkspace,
  listWorkspaces,
} satisfies Partial<Handlers>

async function createWorkspace({ body, db, now }: ApiRequest, { newId }: ApiGround): Promise<ApiAnswer> {
  const { name } = body as NewWorkspace
  const row = { id: newId("ws"), name, created_at: now }
  await db.insertInto("workspaces").values(row).execute()
  return { ok: true, body: record(row) }
}

/** All of them for a key of the installation, and for any other the one that it is in. */
async function listWorkspaces({ caller, db, query }: ApiRequest): Promise<ApiAnswer> {
  const key = await db.selectFrom("api_keys").select("workspace_id").where("id", "=", caller.id).executeTakeFirst()
  const own = key?.workspace_id ?? null
  let list = db.selectFrom("workspaces").selectAll()
  if (own !== null) list = list.where("id", "=", own)
  return { ok: true, body: await pageOf(list, query, record) }
}

function record({ id, name, created_at: created }: WorkspaceTable): WorkspaceRecord {
  return { id, name, created_at: momentText(created) }
}
