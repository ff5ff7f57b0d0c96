import { PostgresAdapter, sql } from "kysely"
import type { Kysely } from "kysely"

/**
 * What a store needs so that lists go by age, keys of writes are let go, and the ledger says what a provider made of a
 * credential. Texts compare by their bytes from here on: the embedded store's always did, a server's went by its
 * language.
 */
export async function ages(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) await compareByBytes(db)
  await db.schema.alterTable("ledger").addColumn("credential", "text").execute()
  await db.schema.alterTable("ledger").addColumn("generation", "bigint").execute()
  await db.schema.alterTable("ledger").addColumn("health", "text").execute()
  await db.schema.alterTable("ledger").addColumn("ended_at", "bigint").execute()
  await db.schema
    .createIndex("ledger_of_credential")
    .on("ledger")
    .columns(["credential", "generation", "ended_at"])
    .where(sql.ref("health"), "is not", null)
    .execute()
  await db.schema.createIndex("idempotency_by_age").on("idempotency").column("created_at").execute()
  await db.schema.createIndex("sessions_of_workspace").on("sessions").columns(["workspace_id", "id"]).execute()
  await db.schema.createIndex("verifications_of_profile").on("verifications").columns(["profile_id", "id"]).execute()
}

async function compareByBytes(db: Kysely<unknown>): Promise<void> {
  for (const { name, columns } of await db.introspection.getTables())
    for (const column of columns)
      if (column.dataType === "text")
        await db.schema
          .alterTable(name)
          .alterColumn(column.name, (made) => made.setDataType(sql`text collate "C"`))
          .execute()
}
