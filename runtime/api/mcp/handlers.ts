import { answerPlatform } from "../../platform-mcp/index.ts"
import type { ServedRecord } from "../../platform-mcp/index.ts"
import { heldBy } from "../../evidence/queue/held.ts"
import type { Db } from "../../evidence/store/store.ts"
import type { Handler } from "../handler.ts"

/**
 * Answers one message of a harness to the platform's server of tools, under its claim. Whatever is served is written
 * down in the same transaction, so that no call is answered that the record does not have. A notification is answered
 * with 202, and a claim that is over with nothing of the server.
 */
export const callPlatformMcp: Handler = ({ caller, body, now }, { store }) =>
  store.write(async (db) => {
    const held = await heldBy(db, caller.id, now)
    if (!held.ok) return held
    const said = await answerPlatform(body, recordOf(db, caller.id, now))
    return said === null ? { ok: true, status: 202, body: null } : { ok: true, body: said }
  })

/** The record of one claim. The number of a row is part of its key, so that two replicas never serve the same one. */
function recordOf(db: Db, claim: string, now: number): ServedRecord {
  return {
    take: async ({ method, tool }, most) => {
      const { served } = await db
        .selectFrom("mcp_calls")
        .select(({ fn }) => fn.countAll<number | string>().as("served"))
        .where("claim_id", "=", claim)
        .where("method", "=", method)
        .executeTakeFirstOrThrow()
      for (let number = Number(served) + 1; number <= most; number++) {
        const row = { id: `${claim}:${method}:${number}`, claim_id: claim, method, tool, created_at: now }
        const written = await db
          .insertInto("mcp_calls")
          .values(row)
          .onConflict((conflict) => conflict.column("id").doNothing())
          .executeTakeFirst()
        if (Number(written.numInsertedOrUpdatedRows ?? 0) > 0) return true
      }
      return false
    },
  }
}
