import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from "kysely"
import type { Clock } from "../../../driver/clock.ts"
import { StoreFault } from "../store-fault.ts"
import type { Done } from "./messages.ts"
import type { StoreThread } from "./thread.ts"
import { Turns } from "./turns.ts"

/** Bounds of the embedded store. A unit of writes that goes on for longer than `unit` is taken back. */
export interface EmbeddedLimits {
  readonly unit: number
  readonly turn: { readonly waiting: number; readonly milliseconds: number }
}

export const embeddedLimits: EmbeddedLimits = { unit: 30_000, turn: { waiting: 5_000, milliseconds: 30_000 } }

/**
 * Kysely's driver over the store's thread. Units of writes come one after the other; what reads outside of one sees
 * what was committed, and waits for none.
 */
export class EmbeddedDriver implements Driver {
  readonly #thread: StoreThread
  readonly #turns: Turns
  readonly #clock: Clock
  readonly #limits: EmbeddedLimits

  constructor(thread: StoreThread, clock: Clock, limits: EmbeddedLimits) {
    this.#thread = thread
    this.#turns = new Turns(clock, limits.turn)
    this.#clock = clock
    this.#limits = limits
  }

  init(): Promise<void> {
    return Promise.resolve()
  }

  acquireConnection(): Promise<EmbeddedConnection> {
    return Promise.resolve(new EmbeddedConnection(this.#thread, this.#turns, this.#clock, this.#limits.unit))
  }

  beginTransaction(connection: EmbeddedConnection): Promise<void> {
    return connection.begin()
  }

  commitTransaction(connection: EmbeddedConnection): Promise<void> {
    return connection.commit()
  }

  rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    return connection.rollback()
  }

  releaseConnection(connection: EmbeddedConnection): Promise<void> {
    return connection.rollback()
  }

  destroy(): Promise<void> {
    return this.#thread.close()
  }
}

type Unit =
  | { readonly is: "none" }
  | { readonly is: "open"; readonly giveBack: () => void; readonly cancel: () => void }
  | { readonly is: "late"; readonly fault: StoreFault }

/** What one caller has of the store: single statements, or a unit of writes while it has the turn. */
export class EmbeddedConnection implements DatabaseConnection {
  readonly #thread: StoreThread
  readonly #turns: Turns
  readonly #clock: Clock
  readonly #unitMilliseconds: number
  #unit: Unit = { is: "none" }

  constructor(thread: StoreThread, turns: Turns, clock: Clock, unitMilliseconds: number) {
    this.#thread = thread
    this.#turns = turns
    this.#clock = clock
    this.#unitMilliseconds = unitMilliseconds
  }

  async begin(): Promise<void> {
    const giveBack = await this.#turns.take()
    try {
      await this.#thread.query("writer", "begin immediate", [])
    } catch (thrown) {
      giveBack()
      throw thrown
    }
    const cancel = this.#clock.after(this.#unitMilliseconds, () => {
      const fault = new StoreFault(
        "busy",
        `a unit of writes went on for ${this.#unitMilliseconds} ms, and was taken back`,
      )
      void this.rollback().catch(() => undefined)
      this.#unit = { is: "late", fault }
    })
    this.#unit = { is: "open", giveBack, cancel }
  }

  async commit(): Promise<void> {
    const unit = this.#unit
    if (unit.is === "late") throw unit.fault
    await this.#thread.query("writer", "commit", [])
    this.#end()
  }

  async rollback(): Promise<void> {
    if (this.#unit.is !== "open") return
    const asked = this.#thread.query("writer", "rollback", [])
    // The thread keeps the order: whoever has the turn next asks after this.
    this.#end()
    await asked
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const unit = this.#unit
    switch (unit.is) {
      case "late":
        throw unit.fault
      case "open":
        return resultOf<R>(await this.#thread.query("writer", compiled.sql, compiled.parameters))
      case "none": {
        if (reads(compiled)) return resultOf<R>(await this.#thread.query("reader", compiled.sql, compiled.parameters))
        const giveBack = await this.#turns.take()
        try {
          return resultOf<R>(await this.#thread.query("writer", compiled.sql, compiled.parameters))
        } finally {
          giveBack()
        }
      }
      default:
        throw new Error(`a unit is not ${String(unit satisfies never)}`)
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error("the store answers whole results: ask for a bounded one")
  }

  #end(): void {
    if (this.#unit.is !== "open") return
    const { cancel, giveBack } = this.#unit
    this.#unit = { is: "none" }
    cancel()
    giveBack()
  }
}

function reads({ query, sql }: CompiledQuery): boolean {
  return query.kind === "SelectQueryNode" || (query.kind === "RawNode" && /^\s*(?:select|explain)\b/i.test(sql))
}

function resultOf<R>({ rows, changes }: Done): QueryResult<R> {
  return { rows: rows as R[], ...(changes === null ? {} : { numAffectedRows: BigInt(changes) }) }
}
