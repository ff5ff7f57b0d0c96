import { sql } from "kysely"
import type { SelectQueryBuilder } from "kysely"
import type { Tables } from "../evidence/store/tables.ts"

/** A page of a list, and the id that the next one begins after; null: this was the last. */
export interface Page<Record> {
  readonly data: readonly Record[]
  readonly next: string | null
}

/** The rows of a page, and whether there are more. */
export interface PageOfRows<Row> {
  readonly rows: readonly Row[]
  readonly next: string | null
}

/** What a page holds where the request does not say. */
const usualLimit = 50

/** Before every number that things of a list have: these count from 1. */
const beforeAll = 0

/**
 * The page of a list that a query asks for, whose bounds the edge has checked: oldest first, for ids grow with time.
 * What is numbered goes by its `number` instead, which no clock decides; after an id that is not in the list nothing
 * comes.
 */
export async function rowsOfPage<Among extends keyof Tables, Row extends { readonly id: string }>(
  list: SelectQueryBuilder<Tables, Among, Row>,
  { limit: asked, after }: { readonly [name: string]: string },
  order: "id" | "number" = "id",
): Promise<PageOfRows<Row>> {
  const limit = asked === undefined ? usualLimit : Number(asked)
  const column = sql.ref<string | number>(order)
  const from = after === undefined ? null : order === "id" ? after : await numberOf(list, after)
  if (from === undefined) return { rows: [], next: null }
  // One row more than the page has tells whether another follows.
  const found = await list
    .where(column, ">", from ?? (order === "id" ? "" : beforeAll))
    .orderBy(column)
    .limit(limit + 1)
    .execute()
  const rows = found.slice(0, limit)
  return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null }
}

/** The same, with each row as it is shown. */
export async function pageOf<Among extends keyof Tables, Row extends { readonly id: string }, Record>(
  list: SelectQueryBuilder<Tables, Among, Row>,
  query: { readonly [name: string]: string },
  show: (row: Row) => Record,
  order: "id" | "number" = "id",
): Promise<Page<Record>> {
  const { rows, next } = await rowsOfPage(list, query, order)
  return { data: rows.map((row) => show(row)), next }
}

async function numberOf<Among extends keyof Tables, Row>(
  list: SelectQueryBuilder<Tables, Among, Row>,
  id: string,
): Promise<number | undefined> {
  const row = await list
    .clearSelect()
    .select(sql.ref<number>("number").as("number"))
    .where(sql.ref<string>("id"), "=", id)
    .executeTakeFirst()
  return row?.number
}
