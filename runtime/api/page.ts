/** A page of a list, and the id that the next one begins after; null: this was the last. */
export interface Page<Record> {
  readonly data: readonly Record[]
  readonly next: string | null
}

/** How much of a list is asked for: one row more than the page has tells whether another follows. */
export interface PageRequest {
  readonly limit: number
  readonly after: string | null
}

/** What a page holds where the request does not say. */
const usualLimit = 50

/** The page that a query asks for, whose bounds the edge has checked. */
export function pageOf({ limit, after }: { readonly [name: string]: string }): PageRequest {
  return { limit: limit === undefined ? usualLimit : Number(limit), after: after ?? null }
}

/** Cuts rows that were asked for with one more than the page has. */
export function cut<Row extends { readonly id: string }, Record>(
  rows: readonly Row[],
  { limit }: PageRequest,
  show: (row: Row) => Record,
): Page<Record> {
  const shown = rows.slice(0, limit)
  return { data: shown.map((row) => show(row)), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}
