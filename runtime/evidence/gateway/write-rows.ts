import type { BeginRow, Verdict } from "../../gateway/index.ts"
import { lineOf } from "../../gateway/ledger/line.ts"
import type { Db } from "../store/store.ts"
import { writeEnds } from "./write-ends.ts"
import type { Ending, Settlement } from "./write-ends.ts"

/** A dispatch that wants to leave, with what it sets aside of its lease's budget; null: nothing is counted. */
export interface Beginning {
  readonly row: BeginRow
  readonly bound: number | null
}

/**
 * Writes ends and begins in the transaction that it is given, and what both mean for the budgets: an end settles, a
 * begin sets its bound aside where the budget bears it. A begin is written only while its lease lives; what became of
 * each is answered in their order.
 */
export async function writeRows(
  db: Db,
  replica: string,
  begins: readonly Beginning[],
  ends: readonly Ending[],
  now: number,
): Promise<readonly Verdict[]> {
  const settlements = byLease(await writeEnds(db, ends), ({ lease }) => lease)
  const counted = byLease(
    begins.filter(({ bound }) => bound !== null),
    ({ row }) => row.lease,
  )
  const verdicts = new Map<Beginning, Verdict>()
  // Whoever takes leases takes them in this order.
  for (const lease of [...new Set([...settlements.keys(), ...counted.keys()])].toSorted()) {
    await settle(db, lease, settlements.get(lease) ?? [])
    await setAside(db, lease, counted.get(lease) ?? [], now, verdicts)
  }
  const uncounted = begins.filter(({ bound }) => bound === null)
  const live = await liveAmong(db, [...new Set(uncounted.map(({ row }) => row.lease))], now)
  for (const begin of uncounted) verdicts.set(begin, live.has(begin.row.lease) ? "written" : "over")
  const written = begins.filter((begin) => verdicts.get(begin) === "written")
  if (written.length > 0)
    await db
      .insertInto("ledger")
      .values(
        written.map(({ row, bound }) => ({
          call: row.call,
          attempt: row.attempt,
          run: row.run,
          lease: row.lease,
          replica,
          at: row.at,
          begin: lineOf(row).trimEnd(),
          end: null,
          bound,
          credential: row.credential,
          generation: row.generation,
        })),
      )
      .execute()
  return begins.map((begin) => verdicts.get(begin) ?? "over")
}

async function settle(db: Db, lease: string, all: readonly Settlement[]): Promise<void> {
  if (all.length === 0) return
  const bound = all.reduce((sum, each) => sum + each.bound, 0)
  const charge = all.reduce((sum, each) => sum + each.charge, 0)
  await db
    .updateTable("leases")
    .set((is) => ({ held: is("held", "-", bound), spent: is("spent", "+", charge) }))
    .where("id", "=", lease)
    .execute()
}

/** Sets bounds aside: all of a lease at once where its budget bears them, and otherwise one after the other. */
async function setAside(
  db: Db,
  lease: string,
  all: readonly Beginning[],
  now: number,
  verdicts: Map<Beginning, Verdict>,
): Promise<void> {
  if (all.length === 0) return
  const bears = async (bound: number): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable("leases")
      .set((is) => ({ held: is("held", "+", bound) }))
      .where("id", "=", lease)
      .where("ended", "is", null)
      .where("expires_at", ">", now)
      .where((is) =>
        is.or([is("budget", "is", null), is(is("spent", "+", is("held", "+", bound)), "<=", is.ref("budget"))]),
      )
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }
  if (await bears(all.reduce((sum, { bound }) => sum + (bound ?? 0), 0))) {
    for (const begin of all) verdicts.set(begin, "written")
    return
  }
  const isLive = (await liveAmong(db, [lease], now)).has(lease)
  for (const begin of all) {
    const isBorne = isLive && all.length > 1 && (await bears(begin.bound ?? 0))
    verdicts.set(begin, isBorne ? "written" : isLive ? "budget" : "over")
  }
}

async function liveAmong(db: Db, leases: readonly string[], now: number): Promise<ReadonlySet<string>> {
  if (leases.length === 0) return new Set()
  const rows = await db
    .selectFrom("leases")
    .select("id")
    .where("id", "in", leases)
    .where("ended", "is", null)
    .where("expires_at", ">", now)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

function byLease<T>(all: readonly T[], leaseOf: (each: T) => string): ReadonlyMap<string, readonly T[]> {
  const grouped = new Map<string, T[]>()
  for (const each of all) {
    const lease = leaseOf(each)
    const others = grouped.get(lease)
    if (others === undefined) grouped.set(lease, [each])
    else others.push(each)
  }
  return grouped
}
