import { Migrator } from "kysely"
import type { Kysely } from "kysely"
import { StoreFault } from "./store-fault.ts"

/** The steps by which a store comes to its form. */
export type Steps = { readonly [name: string]: (db: Kysely<unknown>) => Promise<void> }

/** Where the names of the steps stand that a store has seen. */
const seen = "kysely_migration"

/**
 * Carries out the steps that a store has not seen: all of them or none, one process at a time. A store that has seen a
 * step that is not among them is newer than this version, and stays as it is.
 */
export async function migrate<T>(db: Kysely<T>, steps: Steps): Promise<void> {
  await refuseNewer(db, steps)
  const migrations = Object.fromEntries(Object.entries(steps).map(([name, up]) => [name, { up }]))
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  await refuseNewer(db, steps)
  throw error instanceof Error ? error : new Error("the store's form cannot be brought up to date")
}

async function refuseNewer<T>(db: Kysely<T>, steps: Steps): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === seen)) return
  const rows = await (db as unknown as Kysely<{ [seen]: { name: string } }>).selectFrom(seen).select("name").execute()
  const unknown = rows.find(({ name }) => !Object.hasOwn(steps, name))
  if (unknown !== undefined)
    throw new StoreFault("newer", `the store's form is newer than this version knows: it has seen ${unknown.name}`)
}
