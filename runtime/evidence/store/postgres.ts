import { Kysely, PostgresDialect } from "kysely"
import pg from "pg"
import { migrate } from "./migrate.ts"
import type { Steps } from "./migrate.ts"
import type { Store } from "./store.ts"
import type { Tables } from "./tables.ts"

const eightByteInteger = 20

/** Opens the store on a server. */
export async function openPostgres(url: string, steps: Steps): Promise<Store> {
  const types = {
    getTypeParser: (oid: number, format?: "text" | "binary") =>
      oid === eightByteInteger ? Number : (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
  }
  const pool = new pg.Pool({ connectionString: url, types })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db, steps)
  return {
    kind: "postgres",
    db,
    write: (unit) => db.transaction().setIsolationLevel("serializable").execute(unit),
    ping: async () => {
      await db.selectFrom("workspaces").select("id").limit(1).execute()
    },
    close: () => db.destroy(),
  }
}
