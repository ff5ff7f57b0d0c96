import type { Kysely } from "kysely"
import type { Tables } from "./tables.ts"

/** A store that is open. Everything that a server acknowledged is in it. */
export interface Store {
  readonly kind: "embedded" | "postgres"
  /** Queries in no transaction: reads, and single statements. */
  readonly db: Db
  /**
   * Runs a unit of writes. It is tried again where the database says that another one came in between, so it must have
   * no effect but on the store. What it throws takes all of it back.
   */
  readonly write: <T>(unit: (db: Db) => Promise<T>) => Promise<T>
  /**
   * The same for a unit that needs nobody to stand still: it locks the rows that it decides by, and every write of it
   * has its own fence. It sees what others commit meanwhile, so that many of them run at once and none has to begin
   * anew.
   */
  readonly writeLocked: <T>(unit: (db: Db) => Promise<T>) => Promise<T>
  /** Rejects where the store does not answer. */
  readonly ping: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The query builder over the tables. */
export type Db = Kysely<Tables>
