import type { PostgresPool, PostgresPoolClient } from "kysely"
import type { Pool, PoolClient } from "pg"
import { StoreFault } from "../store-fault.ts"
import { faultOf } from "./fault-of.ts"

/**
 * A pool whose errors are faults of the store where the reason lies in no query. A connection on which the server did
 * not answer goes back to no pool.
 */
export function faultingPool(pool: Pool): PostgresPool {
  return { connect: async () => faultingClient(await faulting(pool.connect())), end: () => pool.end() }
}

function faultingClient(client: PoolClient): PostgresPoolClient {
  let isBroken = false
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    try {
      return await client.query(sql, [...parameters])
    } catch (thrown) {
      const fault = faultOf(thrown)
      isBroken ||= fault instanceof StoreFault && fault.kind === "away"
      throw fault
    }
  }
  return { query: query as PostgresPoolClient["query"], release: () => client.release(isBroken) }
}

async function faulting<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (thrown) {
    throw faultOf(thrown)
  }
}
