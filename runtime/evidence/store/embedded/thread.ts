import { Worker } from "node:worker_threads"
import { StoreFault } from "../store-fault.ts"
import type { Answered, Asked, Done, SqlValue } from "./messages.ts"

/** How many statements may wait for the thread at once. */
const mostWaiting = 10_000

interface Waiting {
  readonly settle: (done: Done) => void
  readonly fail: (error: Error) => void
}

/** An error of SQLite, as it came out of the thread. */
class SqliteError extends Error {
  override readonly name = "SqliteError"
  readonly code: string | null

  constructor(message: string, code: string | null) {
    super(message)
    this.code = code
  }
}

/** The store's thread, from this side: everything that is asked is answered or fails, also when the thread dies. */
export class StoreThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  readonly #over: Promise<void>
  #last = 0
  #dead: StoreFault | null = null

  constructor() {
    // Compiled and bundled code have the thread's program beside them; sources need their loader first.
    const program = import.meta.url.endsWith(".ts") ? "./store-thread-from-sources.js" : "./store-thread.js"
    this.#worker = new Worker(new URL(program, import.meta.url), { execArgv: [] })
    this.#worker.on("message", (answered: Answered) => this.#answered(answered))
    this.#worker.on("error", (error) => this.#died(`the store's thread died: ${error.message}`))
    this.#over = new Promise((over) => {
      this.#worker.on("exit", () => {
        this.#died("the store's thread ended")
        over()
      })
    })
    // It keeps the process for as long as something is asked of it.
    this.#worker.unref()
  }

  open(path: string): Promise<Done> {
    return this.#ask((id) => ({ id, does: "open", path }))
  }

  query(on: "writer" | "reader", sql: string, parameters: readonly unknown[]): Promise<Done> {
    if (this.#waiting.size >= mostWaiting)
      return Promise.reject(new StoreFault("busy", `${mostWaiting} statements wait for the store`))
    return this.#ask((id) => ({ id, does: "query", on, sql, parameters: parameters as readonly SqlValue[] }))
  }

  /** Lets what was asked come to its end, writes everything into the file, and ends the thread. */
  async close(): Promise<void> {
    if (this.#dead !== null) return this.#over
    const closing = this.#ask((id) => ({ id, does: "close" }))
    this.#dead = new StoreFault("closed", "the store is closed")
    await closing
    // To hear of its end the process has to live until then.
    this.#worker.ref()
    await this.#over
  }

  /** Ends the thread where it stands: whatever waits for it fails. */
  async terminate(): Promise<void> {
    await this.#worker.terminate()
  }

  #ask(message: (id: number) => Asked): Promise<Done> {
    if (this.#dead !== null) return Promise.reject(this.#dead)
    this.#last += 1
    const id = this.#last
    return new Promise((settle, fail) => {
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        this.#worker.postMessage(message(id))
      } catch (thrown) {
        return fail(thrown instanceof Error ? thrown : new Error("a parameter cannot be handed over"))
      }
      if (this.#waiting.size === 0) this.#worker.ref()
      this.#waiting.set(id, { settle, fail })
    })
  }

  #answered(answered: Answered): void {
    const waiting = this.#waiting.get(answered.id)
    this.#waiting.delete(answered.id)
    if (this.#waiting.size === 0) this.#worker.unref()
    if (waiting === undefined) return
    if (answered.ok) return waiting.settle(answered.done)
    waiting.fail(new SqliteError(answered.message, answered.code))
  }

  #died(message: string): void {
    this.#dead ??= new StoreFault("away", message)
    const all = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { fail } of all) fail(this.#dead)
  }
}
