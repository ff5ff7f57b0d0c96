import { setTimeout as pause } from "node:timers/promises"
import type { MintedLease } from "../../runtime/evidence/leases.ts"
import { openStore } from "../../runtime/evidence/store/open-store.ts"
import type { Store } from "../../runtime/evidence/store/store.ts"
import type { BeginRow, EndRow } from "../../runtime/gateway/index.ts"
import { Random } from "../fuzz/random.ts"
import { makeCall, startNumbered, traceOf } from "./numbered.ts"
import type { Had } from "./numbered.ts"
import { startReplica } from "./replicas.ts"
import type { Replica } from "./replicas.ts"
import { mint, putCredential } from "./stage.ts"

/** What became of calls through replicas that were killed. */
export interface ReplicasKilled {
  readonly calls: number
  /** Processes that were ended by SIGKILL, each with calls under way. */
  readonly kills: number
  /** By what their clients had of them. */
  readonly clients: { readonly answered: number; readonly refused: number; readonly broken: number }
  /** Calls that the provider saw, and how many of them more than once. */
  readonly provider: { readonly calls: number; readonly twice: number }
  /** Rows of the ledger by the outcomes of their ends. */
  readonly outcomes: { readonly [outcome: string]: number }
  /** What must not be: every count of these is 0. */
  readonly faults: {
    /** Answers that a client has whole, of which the ledger has no begin, or no end. */
    readonly answeredUnwritten: number
    /** Calls that the provider saw, of which the ledger has no begin. */
    readonly sentUnwritten: number
    readonly beginsWithoutEnd: number
    /** Calls that the ledger has more than once. */
    readonly begunTwice: number
    /** Leases whose account is not the sum of their rows, or is more than their budget. */
    readonly wrongAccounts: number
  }
}

const [replicaCount, leaseCount, budget] = [3, 4, 40_000_000] as const

/**
 * Makes numbered calls, so many at once, through three replicas over the store of a URL, each of which is killed and started
 * anew by turns while they go on. No call is made twice. Then it waits for the sweep, and compares all three records: the
 * clients', the provider's and the ledger's.
 */
export async function killReplicas(
  url: string,
  calls: number,
  kills: number,
  atOnce: number,
  seed: number,
): Promise<ReplicasKilled> {
  const random = new Random(seed)
  const store = await openStore(url)
  await putCredential(store)
  const minted: MintedLease[] = []
  for (let run = 0; run < leaseCount; run++)
    minted.push(await mint(store, `run_${run}`, { budget: run % 2 === 0 ? budget : null, seconds: 3_600 }))
  const upstream = await startNumbered(random)
  const replicas: Replica[] = []
  for (let at = 0; at < replicaCount; at++) replicas.push(await startReplica(url, upstream.origin))
  const had = new Map<number, Had>()
  const asked = { next: 1 }
  let killed = 0
  const client = async (): Promise<void> => {
    while (asked.next <= calls) {
      const call = asked.next++
      const { bearer } = minted[call % leaseCount] ?? { bearer: "" }
      let answer: Had = "refused"
      // Where there was no connection nothing was asked: another replica is.
      for (let tries = 0; answer === "refused" && tries < 100; tries++) {
        if (tries > 0) await pause(20)
        answer = await makeCall(replicas[random.below(replicaCount)]?.port ?? 0, bearer, call)
      }
      had.set(call, answer)
    }
  }
  const killer = async (): Promise<void> => {
    for (; killed < kills; killed++) {
      while (asked.next < Math.floor((calls / (kills + 1)) * (killed + 1))) await pause(1)
      const at = killed % replicaCount
      const replica = replicas[at]
      await replica?.kill()
      replicas[at] = await startReplica(url, upstream.origin, replica?.port)
    }
  }
  try {
    await Promise.all([...Array.from({ length: atOnce }, client), killer()])
    await swept(store)
    return { calls: had.size, kills: killed, ...(await compared(store, had, upstream.seen)) }
  } finally {
    await Promise.all(replicas.map((replica) => replica.end()))
    await upstream.close()
    await store.close()
  }
}

/** Waits until nothing is open: what the killed left is ended by those that live. */
async function swept(store: Store): Promise<void> {
  for (const end = performance.now() + 30_000; performance.now() < end; await pause(100)) {
    const open = await store.db.selectFrom("ledger").select("call").where("end", "is", null).limit(1).execute()
    if (open.length === 0) return
  }
}

async function compared(store: Store, had: ReadonlyMap<number, Had>, seen: readonly number[]) {
  const rows = (await store.db.selectFrom("ledger").selectAll().execute()).map((row) => ({
    lease: row.lease,
    bound: row.bound,
    trace: (JSON.parse(row.begin) as BeginRow).traceparent,
    end: row.end === null ? null : (JSON.parse(row.end) as EndRow),
  }))
  const byTrace = new Map(rows.map((row) => [row.trace, row]))
  const sent = new Set(seen)
  const all = [...had]
  const whole = all.filter(([, one]) => typeof one === "object" && one.whole === 200).map(([call]) => call)
  const refused = all.filter(([, one]) => typeof one === "object" && one.whole !== 200).length
  const outcomes: { [outcome: string]: number } = {}
  for (const { end } of rows) if (end !== null) outcomes[end.outcome] = (outcomes[end.outcome] ?? 0) + 1
  const leases = await store.db.selectFrom("leases").selectAll().execute()
  const isWrong = (lease: (typeof leases)[number]): boolean => {
    const own = rows.filter((row) => row.lease === lease.id && row.bound !== null)
    const spent = own.reduce((sum, { end }) => sum + (end?.cost ?? 0), 0)
    const held = own.reduce((sum, { end, bound }) => sum + (end?.maybeBilled === true ? (bound ?? 0) : 0), 0)
    const isWithin = lease.budget === null || lease.spent + lease.held <= lease.budget
    return lease.spent !== spent || lease.held !== held || !isWithin
  }
  return {
    clients: { answered: whole.length, refused, broken: all.length - whole.length - refused },
    provider: { calls: sent.size, twice: seen.length - sent.size },
    outcomes,
    faults: {
      answeredUnwritten: whole.filter((call) => (byTrace.get(traceOf(call))?.end ?? null) === null).length,
      sentUnwritten: [...sent].filter((call) => !byTrace.has(traceOf(call))).length,
      beginsWithoutEnd: rows.filter(({ end }) => end === null).length,
      begunTwice: rows.length - byTrace.size,
      wrongAccounts: leases.filter(isWrong).length,
    },
  }
}
