import type { Caller } from "../handler.ts"
import type { Endpoint } from "../../../output/facts/endpoint-types.ts"
import type { Db } from "../../evidence/store/store.ts"
import { digestOf, isBearer } from "./bearer.ts"

/** Who sends a bearer; `workspace` is null for a key of the whole installation. */
export type Known = Omit<Caller, "workspace"> & { readonly workspace: string | null }

/** What stands in the path's places, by name. */
interface Places {
  readonly [name: string]: string | undefined
}

/**
 * Proves who sends a bearer by what the endpoint is known by; null: nobody. Only digests are compared, in constant
 * time.
 */
export async function authenticate(
  db: Db,
  kind: Endpoint["bearer"],
  bearer: string,
  { claim_id: claim = "", connected_runtime_id: runtime = "" }: Places,
): Promise<Known | null> {
  switch (kind) {
    case "api_key":
      return ofKey(db, bearer)
    case "claim":
      return ofClaim(db, bearer, claim)
    case "connector":
      return ofConnector(db, bearer, runtime)
    default:
      return kind satisfies never
  }
}

async function ofKey(db: Db, bearer: string): Promise<Known | null> {
  const row = await db
    .selectFrom("api_keys")
    .select(["id", "role", "workspace_id", "digest", "revoked_at"])
    .where("digest", "=", digestOf(bearer))
    .executeTakeFirst()
  if (!isBearer(bearer, row?.digest ?? null) || row === undefined || row.revoked_at !== null) return null
  return { id: row.id, role: row.role, workspace: row.workspace_id }
}

/** A claim whose job is another's by now is still known: what it asks is refused as that. */
async function ofClaim(db: Db, bearer: string, claim: string): Promise<Known | null> {
  const row = await db
    .selectFrom("claims")
    .select(["workspace_id", "digest"])
    .where("id", "=", claim)
    .executeTakeFirst()
  if (!isBearer(bearer, row?.digest ?? null) || row === undefined) return null
  return { id: claim, role: "", workspace: row.workspace_id }
}

async function ofConnector(db: Db, bearer: string, runtime: string): Promise<Known | null> {
  const row = await db
    .selectFrom("connected_runtimes")
    .select(["workspace_id", "token_digest"])
    .where("id", "=", runtime)
    .executeTakeFirst()
  if (!isBearer(bearer, row?.token_digest ?? null) || row === undefined) return null
  return { id: runtime, role: "", workspace: row.workspace_id }
}
