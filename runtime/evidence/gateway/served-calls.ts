import type { ServedCall } from "../../driver/served-calls.ts"
import type { BeginRow, EndRow } from "../../gateway/index.ts"
import { servedCall } from "../../gateway/ledger/served.ts"
import type { Db } from "../store/store.ts"

/** What the gateway's replicas served under a lease, in the order in which it was begun. */
export async function servedCallsOf(db: Db, lease: string): Promise<readonly ServedCall[]> {
  const rows = await db
    .selectFrom("ledger")
    .select(["begin", "end"])
    .where("lease", "=", lease)
    .orderBy("at")
    .orderBy("call")
    .orderBy("attempt")
    .execute()
  return rows.map(({ begin, end }) =>
    servedCall({
      begin: JSON.parse(begin) as BeginRow,
      end: end === null ? null : (JSON.parse(end) as EndRow),
    }),
  )
}
