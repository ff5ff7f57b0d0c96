import type { Db } from "../../evidence/store/store.ts"
import type { Caller } from "../handler.ts"
import type { Known } from "./authenticate.ts"

/** The workspace of a caller who may see all of an installation that has none yet. */
const noWorkspace = ""

/**
 * Puts a caller into the workspace that the request is about: its own, or for a key of the installation the one that is
 * named, else the oldest. Null: a workspace is named that the caller cannot see, or that is not there; both cost the
 * same query.
 */
export async function placed(db: Db, known: Known, named: string | undefined): Promise<Caller | null> {
  const { id, role, workspace } = known
  if (named === undefined) return { id, role, workspace: workspace ?? (await oldest(db)) }
  const row = await db.selectFrom("workspaces").select("id").where("id", "=", named).executeTakeFirst()
  if (row === undefined || (workspace ?? named) !== named) return null
  return { id, role, workspace: row.id }
}

async function oldest(db: Db): Promise<string> {
  const row = await db
    .selectFrom("workspaces")
    .select("id")
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? noWorkspace
}
