import type { FrozenGrant, Leases, LeaseSource, LeaseState, SharedLease } from "../../gateway/index.ts"
import type { Store } from "../store/store.ts"
import type { Custody } from "./custody.ts"

/** So many names go into one question. */
const atOnce = 1_000
/**
 * A lease that ends so soon is looked at whether it was renewed, and one that ended so long ago is forgotten;
 * milliseconds.
 */
const [soon, forgotten] = [3_000, 60_000] as const

/**
 * The leases in the store, for one gateway: those that it was asked for it watches, ends and renews as the store says,
 * and forgets a while after they ended.
 */
export class StoredLeases implements LeaseSource {
  readonly #store: Store
  readonly #custody: Custody
  readonly #wallClock: () => number
  /** Those that were found alive, by what they are called; and the runs of those that ended, with the moment. */
  readonly #live = new Map<string, { readonly run: string; expires: number }>()
  readonly #ended = new Map<string, { readonly run: string; readonly at: number }>()

  constructor(store: Store, custody: Custody, wallClock: () => number) {
    this.#store = store
    this.#custody = custody
    this.#wallClock = wallClock
  }

  async find(ids: readonly string[]): Promise<readonly SharedLease[]> {
    const rows = await this.#store.db.selectFrom("leases").selectAll().where("id", "in", ids).execute()
    const now = this.#wallClock()
    const found = rows.map((row) => ({
      id: row.id,
      digest: Buffer.from(row.digest, "hex"),
      epoch: row.epoch,
      grant: JSON.parse(row.grant) as FrozenGrant,
      ended: (row.ended ?? (row.expires_at <= now ? "expired" : null)) as LeaseState["ended"],
      secondsLeft: (row.expires_at - now) / 1000,
      spent: row.spent,
    }))
    await this.#custody.open(
      this.#store.db,
      found.filter(({ ended }) => ended === null).map(({ id, grant }) => ({ id, candidates: grant.candidates })),
    )
    for (const { id, grant, ended, secondsLeft } of found)
      if (ended === null) this.#live.set(id, { run: grant.run, expires: now + secondsLeft * 1000 })
      else this.#ended.set(id, { run: grant.run, at: now })
    return found
  }

  /** Brings the gateway's leases to what the store says of them. */
  async follow(leases: Leases): Promise<void> {
    const ids = [...this.#live.keys()]
    for (let from = 0; from < ids.length; from += atOnce) await this.#followSome(leases, ids.slice(from, from + atOnce))
    const now = this.#wallClock()
    for (const [id, { run }] of this.#live) {
      const state = leases.read(id)
      if (state === null || state.ended === null) continue
      this.#live.delete(id)
      this.#custody.drop(id)
      this.#ended.set(id, { run, at: now })
    }
    for (const [id, { run, at }] of this.#ended) {
      if (now - at < forgotten) continue
      this.#ended.delete(id)
      leases.forget(run)
    }
  }

  /** Ends the calls of every generation that was revoked. */
  async followCredentials(): Promise<void> {
    const credentials = [...new Set(this.#custody.held().map(({ credential }) => credential))]
    for (let from = 0; from < credentials.length; from += atOnce) {
      const rows = await this.#store.db
        .selectFrom("credential_generations")
        .select(["credential_id", "number"])
        .where("credential_id", "in", credentials.slice(from, from + atOnce))
        .where("revoked_at", "is not", null)
        .execute()
      for (const { credential_id: credential, number } of rows) this.#custody.revoke({ credential, number })
    }
  }

  async #followSome(leases: Leases, ids: readonly string[]): Promise<void> {
    const now = this.#wallClock()
    const near = ids.filter((id) => (this.#live.get(id)?.expires ?? 0) < now + soon)
    const rows = await this.#store.db
      .selectFrom("leases")
      .select(["id", "ended", "expires_at"])
      .where("id", "in", ids)
      .where((is) => is.or([is("ended", "is not", null), is("id", "in", near.length === 0 ? [""] : near)]))
      .execute()
    for (const { id, ended, expires_at: expires } of rows) {
      const known = this.#live.get(id)
      if (ended !== null) leases.end(id, ended === "superseded" ? "superseded" : "ended")
      else if (known !== undefined && expires > known.expires) {
        known.expires = expires
        leases.renew(id, (expires - this.#wallClock()) / 1000)
      }
    }
  }
}
