import { sql } from "kysely"
import type { EndRow } from "../../gateway/index.ts"
import { lineOf } from "../../gateway/ledger/line.ts"
import type { Db } from "../store/store.ts"
import { healthShownBy } from "./credential-health.ts"

/** The end of a dispatch, with what it is charged; null: that never became known, and what was set aside stays so. */
export interface Ending {
  readonly row: EndRow
  readonly charge: number | null
}

/** What an end gives back to the budget of a lease, and takes from it. */
export interface Settlement {
  readonly lease: string
  readonly bound: number
  readonly charge: number
}

/**
 * Writes ends beside their begins, in one statement, each at most once: where there is an end, or no begin, nothing is
 * written. Answers with what those that were written settle, which is still to be done.
 */
export async function writeEnds(db: Db, ends: readonly Ending[]): Promise<readonly Settlement[]> {
  if (ends.length === 0) return []
  const given = ends.map(({ row }) => {
    const key = sql`${row.call}, cast(${row.attempt} as bigint)`
    return sql`(${key}, ${lineOf(row).trimEnd()}, cast(${healthShownBy(row)} as text), cast(${row.at} as bigint))`
  })
  const written = await sql<{
    readonly call: string
    readonly attempt: number
    readonly lease: string
    readonly bound: number | null
  }>`
    update ledger set "end" = given.column3, health = given.column4, ended_at = given.column5
    from (values ${sql.join(given)}) as given
    where ledger.call = given.column1 and ledger.attempt = given.column2 and ledger."end" is null
    returning ledger.call, ledger.attempt, ledger.lease, ledger.bound`.execute(db)
  const charges = new Map(ends.map(({ row, charge }) => [`${row.call} ${row.attempt}`, charge]))
  return written.rows.flatMap(({ call, attempt, lease, bound }) => {
    const charge = charges.get(`${call} ${attempt}`) ?? null
    return bound === null || charge === null ? [] : [{ lease, bound, charge }]
  })
}
