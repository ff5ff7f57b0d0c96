import type { EndRow } from "../../gateway/index.ts"
import type { Db } from "../store/store.ts"

/** What a provider made of a credential when it said so last. */
export type ShownHealth = "healthy" | "rejected"

/**
 * What the end of a dispatch shows of the credential that it was sent with. An answer that began took it, whatever
 * became of the rest; 401 and 403 are the provider's word against it. Anything else shows nothing: null.
 */
export function healthShownBy({ status, failure }: Pick<EndRow, "status" | "failure">): ShownHealth | null {
  if (status === null) return null
  if (failure === "provider_auth_failed") return "rejected"
  return status >= 200 && status < 300 ? "healthy" : null
}

/**
 * What the ledger shows of the active generations of credentials, by the credential's id: of each the dispatch that
 * ended last of those that show something. One that nothing was shown of is not among them, and neither is one that is
 * revoked.
 */
export async function shownHealths(db: Db, credentials: readonly string[]): Promise<ReadonlyMap<string, ShownHealth>> {
  const rows = await db
    .selectFrom("model_credentials as head")
    .select("head.id")
    .select((is) =>
      is
        .selectFrom("ledger")
        .select("ledger.health")
        .whereRef("ledger.credential", "=", "head.id")
        .whereRef("ledger.generation", "=", "head.generation")
        .where("ledger.health", "is not", null)
        .orderBy("ledger.ended_at", "desc")
        .orderBy("ledger.call", "desc")
        .orderBy("ledger.attempt", "desc")
        .limit(1)
        .as("health"),
    )
    .where("head.id", "in", [...credentials, ""])
    .execute()
  return new Map(rows.flatMap(({ id, health }) => (health === null ? [] : [[id, health] as const])))
}
