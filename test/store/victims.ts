import Database from "libsql"
import pg from "pg"
import type { Postgres } from "../real/postgres.ts"
import type { Victim } from "./kills.ts"

/** A store in a file, whose whole content SQLite itself checks. */
export function fileVictim(path: string): Victim {
  return {
    url: `file:${path}`,
    killServer: null,
    faults: async () => {
      const database = new Database(path)
      const rows = database.prepare("pragma integrity_check").all() as readonly { readonly integrity_check: string }[]
      database.close()
      return rows.map(({ integrity_check: says }) => says).filter((says) => says !== "ok")
    },
  }
}

/** A store on a server of our own, which is killed as well, and whose own extension checks every index against its table. */
export function serverVictim(server: Postgres, url: string): Victim {
  return {
    url,
    killServer: async () => {
      await server.kill()
      await server.start()
    },
    faults: () => indexFaults(url),
  }
}

/** A store on somebody's server, which goes on. */
export function foreignVictim(url: string): Victim {
  return { url, killServer: null, faults: () => indexFaults(url) }
}

async function indexFaults(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("create extension if not exists amcheck")
    await client.query(
      "select bt_index_check(c.oid, true) from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam where a.amname = 'btree' and c.relnamespace = 'public'::regnamespace",
    )
    return []
  } catch (thrown) {
    return [thrown instanceof Error ? thrown.message : String(thrown)]
  } finally {
    await client.end()
  }
}
