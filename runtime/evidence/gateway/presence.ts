import { randomBytes } from "node:crypto"
import type { Clock } from "../../driver/clock.ts"
import type { Db, Store } from "../store/store.ts"

/** The kind of a replica that serves model calls. */
export const gatewayReplica = "gateway"

/** How long a replica is taken to live since it last showed that it does, in milliseconds. */
export const usualPresence = 10_000

/**
 * A gateway among the replicas. It lives as long as its row is renewed in time; where it was not, as after a process
 * stood still, what it had begun is swept, and it goes on under another name.
 */
export class Presence {
  readonly #store: Store
  readonly #clock: Clock
  readonly #wallClock: () => number
  readonly #lasts: number
  #id = ""
  #until = 0
  #keeping: Promise<void> | null = null

  constructor(store: Store, clock: Clock, wallClock: () => number, lasts: number) {
    this.#store = store
    this.#clock = clock
    this.#wallClock = wallClock
    this.#lasts = lasts
  }

  /** Shows that the replica lives, under a new name where the old one was given up; rejects where the store is away. */
  keep(): Promise<void> {
    if (this.#id !== "" && this.#until > this.#clock.now() + this.#lasts / 2) return Promise.resolve()
    this.#keeping ??= this.#keep().finally(() => (this.#keeping = null))
    return this.#keeping
  }

  /**
   * Renews the row, and keeps whoever sweeps from it until the transaction is over; answers with its name. null: it was
   * given up.
   */
  async renew(db: Db): Promise<string | null> {
    const id = this.#id
    const now = this.#wallClock()
    const { numUpdatedRows } = await db
      .updateTable("replicas")
      .set({ expires_at: now + this.#lasts })
      .where("id", "=", id)
      .where("expires_at", ">", now)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return id
    if (this.#id === id) this.#id = ""
    return null
  }

  /** Lets the row expire at once. */
  async leave(): Promise<void> {
    await this.#store.db.updateTable("replicas").set({ expires_at: 0 }).where("id", "=", this.#id).execute()
  }

  async #keep(): Promise<void> {
    const renewed = this.#clock.now() + this.#lasts
    if (this.#id !== "" && (await this.renew(this.#store.db)) !== null) {
      this.#until = renewed
      return
    }
    const id = `gw_${randomBytes(8).toString("hex")}`
    const now = this.#wallClock()
    const until = this.#clock.now() + this.#lasts
    await this.#store.write((db) =>
      db
        .insertInto("replicas")
        .values({ id, kind: gatewayReplica, started_at: now, expires_at: now + this.#lasts })
        .execute(),
    )
    this.#id = id
    this.#until = until
  }
}
