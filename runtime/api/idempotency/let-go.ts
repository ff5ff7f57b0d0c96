import type { Store } from "../../evidence/store/store.ts"

/** How long an answer is kept under its key at least, in milliseconds: a day. */
export const keptFor = 86_400_000

/** So many go in one statement. */
const atOnce = 500

/** Lets the answers go that were kept for long enough. Several replicas may do so at the same time. */
export async function letKeysGo({ db }: Store, now: number): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom("idempotency")
      .where((where) =>
        where(
          where.refTuple("key_id", "idempotency_key"),
          "in",
          where
            .selectFrom("idempotency")
            .select(["key_id", "idempotency_key"])
            .where("created_at", "<=", now - keptFor)
            .orderBy("created_at")
            .limit(atOnce)
            .$asTuple("key_id", "idempotency_key"),
        ),
      )
      .executeTakeFirst()
    if (numDeletedRows < BigInt(atOnce)) return
  }
}
