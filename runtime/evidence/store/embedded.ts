import { Kysely, SqliteDialect } from "kysely"
import Database from "libsql"
import { migrate } from "./migrate.ts"
import type { Steps } from "./migrate.ts"
import type { Store } from "./store.ts"
import type { Tables } from "./tables.ts"

/** Opens the embedded store in a file, made where there is none. */
export async function openEmbedded(path: string, steps: Steps): Promise<Store> {
  const database = new Database(path)
  database.pragma("journal_mode = WAL")
  database.pragma("synchronous = FULL")
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
  await migrate(db, steps)
  return {
    kind: "embedded",
    db,
    write: (unit) => db.transaction().execute(unit),
    ping: async () => {
      await db.selectFrom("workspaces").select("id").limit(1).execute()
    },
    close: () => db.destroy(),
  }
}
