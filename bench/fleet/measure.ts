import { sql } from "kysely"
import type { Store } from "../../runtime/evidence/store/store.ts"
import { openClient } from "../gateway/client.ts"
import type { Client } from "../gateway/client.ts"
import { quantile } from "../gateway/measures.ts"
import { cpuMicroseconds } from "../gateway/process.ts"
import { requestBytes } from "../gateway/requests.ts"
import type { Entrance } from "../gateway/requests.ts"

/** A gateway's process, with where it is entered. */
export interface Entered {
  readonly pid: number
  readonly entrance: Entrance
}

/** What some calls cost: microseconds of the processors for each, and how many there were a second. */
export interface Cost {
  readonly gateway: number
  readonly database: number
  readonly callsPerSecond: number
}

/** Asks gateways so often, by so many clients of each. */
export async function costOf(
  gateways: readonly Entered[],
  calls: number,
  atOnce: number,
  database: () => Promise<readonly number[]>,
): Promise<Cost> {
  const clients = await Promise.all(
    gateways.flatMap(({ entrance }) =>
      Array.from({ length: atOnce / gateways.length }, async () => ({
        client: await openClient(entrance.port),
        request: requestBytes(entrance, "json"),
      })),
    ),
  )
  let left = calls
  const ask = async ({ client, request }: { readonly client: Client; readonly request: Buffer }): Promise<void> => {
    while (left-- > 0) await client.ask(request)
  }
  const servers = await database()
  const gatewaySpent = spending(gateways.map(({ pid }) => pid))
  const databaseSpent = spending(servers)
  const started = performance.now()
  await Promise.all(clients.map(ask))
  const seconds = (performance.now() - started) / 1_000
  const cost = {
    gateway: gatewaySpent() / calls,
    database: databaseSpent() / calls,
    callsPerSecond: calls / seconds,
  }
  for (const { client } of clients) client.close()
  return cost
}

/** Begins to count the time of processes; what one spent that ended meanwhile is not in it. */
function spending(pids: readonly number[]): () => number {
  const ofOne = (pid: number): number | null => {
    try {
      return cpuMicroseconds(pid)
    } catch {
      return null
    }
  }
  const before = pids.map((pid) => [pid, ofOne(pid)] as const)
  return () => before.reduce((sum, [pid, at]) => sum + (at === null ? 0 : (ofOne(pid) ?? at) - at), 0)
}

/** The processes of a server that it tells of; its pool keeps them while they are asked. */
export async function processesOf({ db }: Store): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly pid: number }>`select pid from pg_stat_activity`.execute(db)
  return rows.map(({ pid }) => pid)
}

/** Milliseconds until a stream that is held open ends, once its lease was ended, for each of so many. */
export async function fencesOf(
  entrances: readonly Entrance[],
  end: (at: number) => Promise<void>,
): Promise<{ readonly streams: number; readonly p50: number; readonly p99: number; readonly most: number }> {
  const took: number[] = []
  for (const [at, entrance] of entrances.entries()) {
    const client = await openClient(entrance.port)
    let over: Promise<void> = Promise.resolve()
    await new Promise<void>((begun) => {
      over = client.ask(requestBytes(entrance, "held"), () => begun()).catch(() => undefined)
    })
    await end(at)
    const started = performance.now()
    await over
    took.push(performance.now() - started)
    client.close()
  }
  return { streams: took.length, p50: quantile(took, 0.5), p99: quantile(took, 0.99), most: Math.max(...took) }
}
