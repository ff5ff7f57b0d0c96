/** The thread in which the embedded store lives: SQLite answers synchronously, and commits wait for the disk. */
import Database from "libsql"
import { chmodSync, closeSync, openSync } from "node:fs"
import { parentPort } from "node:worker_threads"
import type { Answered, Asked, Done, SqlValue } from "./messages.ts"

/** How many prepared statements a connection keeps. Those of a program are far fewer; only made-up ones are not. */
const mostStatements = 500

/** A connection with the statements that it prepared. */
class Connection {
  readonly #database: Database.Database
  readonly #statements = new Map<string, Database.Statement>()

  constructor(path: string) {
    this.#database = new Database(path)
  }

  exec(sql: string): void {
    this.#database.exec(sql)
  }

  query(sql: string, parameters: readonly SqlValue[]): Done {
    // What SQLite took back by itself is back already.
    if (sql === "rollback" && !this.#database.inTransaction) return { rows: [], changes: 0 }
    const statement = this.#prepared(sql)
    const given = parameters.map(exact)
    if (statement.reader) return { rows: statement.all(given), changes: null }
    return { rows: [], changes: statement.run(given).changes }
  }

  close(): void {
    this.#statements.clear()
    this.#database.close()
  }

  #prepared(sql: string): Database.Statement {
    const known = this.#statements.get(sql)
    if (known !== undefined) return known
    if (this.#statements.size >= mostStatements) this.#statements.clear()
    const statement = this.#database.prepare(sql)
    // What changes the form of tables is said once; a statement that was prepared before is prepared anew after it.
    if (/^\s*(?:create|alter|drop)\b/i.test(sql)) this.#statements.clear()
    else this.#statements.set(sql, statement)
    return statement
  }
}

/** An integer stays one: the library hands every number over as a floating one. */
function exact(value: SqlValue): SqlValue {
  return Number.isSafeInteger(value) ? BigInt(value as number) : value
}

interface Open {
  readonly lock: Connection
  readonly writer: Connection
  readonly reader: Connection
}

let open: Open | null = null

function opened(path: string): Open {
  // Whatever SQLite makes beside the file has its mode.
  makePrivate(path)
  const beside = `${path}-lock`
  makePrivate(beside)
  // The system takes a lock from a process that dies, however it dies.
  const lock = new Connection(beside)
  lock.exec("begin exclusive")
  const writer = new Connection(path)
  writer.query("pragma journal_mode = wal", [])
  writer.query("pragma synchronous = full", [])
  const reader = new Connection(path)
  reader.query("pragma query_only = true", [])
  return { lock, writer, reader }
}

/**
 * Makes a file its owner's alone, and where there is none an empty one. One that is there is not opened for it: to
 * close it would give up every lock that this process has on it.
 */
function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, "ax", 0o600))
  } catch (thrown) {
    if (codeOf(thrown) !== "EEXIST") throw thrown
    chmodSync(path, 0o600)
  }
}

function close({ lock, writer, reader }: Open): void {
  reader.close()
  writer.query("rollback", [])
  writer.query("pragma wal_checkpoint(truncate)", [])
  writer.close()
  lock.query("rollback", [])
  lock.close()
}

function answer(asked: Asked): Done {
  switch (asked.does) {
    case "open":
      open = opened(asked.path)
      return { rows: [], changes: null }
    case "query":
      if (open === null) throw new Error("the store is not open")
      return open[asked.on].query(asked.sql, asked.parameters)
    case "close":
      if (open !== null) close(open)
      open = null
      return { rows: [], changes: null }
    default:
      throw new Error(`the store's thread does not do ${String(asked satisfies never)}`)
  }
}

function codeOf(thrown: unknown): string | null {
  return thrown instanceof Error && "code" in thrown && typeof thrown.code === "string" ? thrown.code : null
}

parentPort?.on("message", (asked: Asked) => {
  let answered: Answered
  try {
    answered = { id: asked.id, ok: true, done: answer(asked) }
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown)
    answered = { id: asked.id, ok: false, message, code: codeOf(thrown) }
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answered)
  if (asked.does === "close") parentPort?.close()
})
