import { Kysely, PostgresDialect } from "kysely"
import type { IsolationLevel } from "kysely"
import pg from "pg"
import { systemClock } from "../../../driver/clock.ts"
import type { Clock } from "../../../driver/clock.ts"
import { migrate } from "../migrate.ts"
import type { Steps } from "../migrate.ts"
import type { Db, Store } from "../store.ts"
import type { Tables } from "../tables.ts"
import { faultingPool } from "./faulting-pool.ts"
import { retried } from "./retry.ts"
import type { Retries } from "./retry.ts"

/** Bounds of what one process asks of the server: connections, and milliseconds of everything that waits. */
export interface PostgresLimits {
  readonly connections: number
  /** For a connection, whether a new one or one of the pool. */
  readonly connect: number
  readonly statement: number
  readonly lock: number
  /** Between two statements of a unit of writes. */
  readonly idleInUnit: number
  readonly retries: Retries
}

export const postgresLimits: PostgresLimits = {
  connections: 10,
  connect: 5_000,
  statement: 30_000,
  lock: 10_000,
  idleInUnit: 30_000,
  retries: { tries: 12, milliseconds: 5 },
}

/**
 * Opens the store on a server. What a unit wrote is in the server's log, which is on the disk, when the unit resolves.
 */
export async function openPostgres(
  url: string,
  steps: Steps,
  clock: Clock = systemClock,
  limits: PostgresLimits = postgresLimits,
): Promise<Store> {
  // To change tables may take longer than any statement on them.
  const once = pool(url, { ...limits, connections: 1, statement: 0, lock: 0, idleInUnit: 0 })
  try {
    await migrate(kyselyOn(once), steps)
  } finally {
    await once.end()
  }
  const connections = pool(url, limits)
  const db = kyselyOn(connections)
  const write = <T>(level: IsolationLevel, unit: (db: Db) => Promise<T>): Promise<T> =>
    retried(() => db.transaction().setIsolationLevel(level).execute(unit), limits.retries, clock, Math.random)
  return {
    kind: "postgres",
    db,
    write: (unit) => write("serializable", unit),
    writeLocked: (unit) => write("read committed", unit),
    ping: async () => {
      await db.selectFrom("workspaces").select("id").limit(1).execute()
    },
    close: () => connections.end(),
  }
}

function kyselyOn(made: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: faultingPool(made) }) })
}

function pool(url: string, limits: PostgresLimits): pg.Pool {
  // The library answers eight-byte integers as text, since not every one fits a number; all of the store's do.
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, Number)
  const made = new pg.Pool({
    connectionString: url,
    types,
    max: limits.connections,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInUnit,
    // Where the network swallows the answer the server's own limit says nothing.
    ...(limits.statement === 0 ? {} : { query_timeout: limits.statement + limits.connect }),
    keepAlive: true,
  })
  // A connection that goes while nobody waits for it is one less in the pool; whoever waits for one hears it anyway.
  made.on("error", () => undefined)
  made.on("connect", (client) => void client.on("error", () => undefined))
  return made
}
