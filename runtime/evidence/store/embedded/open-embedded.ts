import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely"
import type { Dialect } from "kysely"
import { systemClock } from "../../../driver/clock.ts"
import type { Clock } from "../../../driver/clock.ts"
import { migrate } from "../migrate.ts"
import type { Steps } from "../migrate.ts"
import { StoreFault } from "../store-fault.ts"
import type { Store } from "../store.ts"
import type { Tables } from "../tables.ts"
import { EmbeddedDriver, embeddedLimits } from "./driver.ts"
import type { EmbeddedLimits } from "./driver.ts"
import { StoreThread } from "./thread.ts"

/** Tables are made and changed in transactions too. */
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * Opens the embedded store in a file, which is made where there is none, for its owner alone. It serves one process:
 * another one is refused. What a unit wrote is on the disk when the unit resolves.
 */
export async function openEmbedded(
  path: string,
  steps: Steps,
  clock: Clock = systemClock,
  limits: EmbeddedLimits = embeddedLimits,
): Promise<Store> {
  const thread = new StoreThread()
  const dialect: Dialect = {
    createAdapter: () => new EmbeddedAdapter(),
    createDriver: () => new EmbeddedDriver(thread, clock, limits),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
  const db = new Kysely<Tables>({ dialect })
  try {
    await opened(thread, path)
    await migrate(db, steps)
  } catch (thrown) {
    await thread.close()
    throw thrown
  }
  return {
    kind: "embedded",
    db,
    write: (unit) => db.transaction().execute(unit),
    writeLocked: (unit) => db.transaction().execute(unit),
    ping: async () => {
      await db.selectFrom("workspaces").select("id").limit(1).execute()
    },
    close: () => thread.close(),
  }
}

async function opened(thread: StoreThread, path: string): Promise<void> {
  try {
    await thread.open(path)
  } catch (thrown) {
    if (thrown instanceof StoreFault || !(thrown instanceof Error)) throw thrown
    const isTaken = "code" in thrown && thrown.code === "SQLITE_BUSY"
    const cause = { cause: thrown }
    if (isTaken)
      throw new StoreFault("taken", `${path} serves another process, and a store in a file serves one`, cause)
    throw new StoreFault("away", `${path} cannot be opened: ${thrown.message}`, cause)
  }
}
