import type { Db, Store } from "../store/store.ts"

/**
 * Runs a unit of writes each of which says in its `where` what it may be written over, in one transaction. A server
 * need not hold such units apart from all others, as it does those that read what they decide by, so that two gateways
 * that charge one lease wait for each other instead of undoing each other. They come to no deadlock as long as each
 * takes its rows in the order of their names. It is tried once.
 */
export function fencedUnit<T>({ kind, db, write }: Store, unit: (db: Db) => Promise<T>): Promise<T> {
  switch (kind) {
    case "postgres":
      return db.transaction().setIsolationLevel("read committed").execute(unit)
    case "embedded":
      return write(unit)
    default:
      return kind satisfies never
  }
}
