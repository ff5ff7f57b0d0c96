import { Migrator } from "kysely"
import type { Kysely } from "kysely"

/** The steps by which a store comes to its form. */
export type Steps = { readonly [name: string]: (db: Kysely<unknown>) => Promise<void> }

/** Carries out the steps that a store has not seen; each in a transaction, and one process at a time. */
export async function migrate(db: Kysely<unknown>, steps: Steps): Promise<void> {
  const migrations = Object.fromEntries(Object.entries(steps).map(([name, up]) => [name, { up }]))
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined)
    throw error instanceof Error ? error : new Error("the store's form cannot be brought up to date")
}
