import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { servedCallsOf } from "../../runtime/evidence/gateway/served-calls.ts"
import { endLeases, renewLease } from "../../runtime/evidence/leases.ts"
import { credentialCanary } from "../gateway/opened.ts"
import {
  ask,
  closeScene,
  endless,
  leaseRow,
  openScene,
  replica,
  rows,
  settled,
  store,
  until,
  upstream,
  usual,
} from "./scene.ts"
import { mint } from "./stage.ts"

/** What gateways that share a store do, whichever store that is. */
export function describeSharing(name: string, newStore: () => Promise<string>): void {
  describe(`two gateways over one store, ${name}`, () => {
    beforeEach(async () => openScene(await newStore()))
    afterEach(closeScene)

    it("serve the same lease, and the store has what either of them served", async () => {
      const [a, b] = [await replica(), await replica()]
      const { id, bearer } = await mint(store, "run_1")
      expect((await Promise.all([ask(a, bearer), ask(b, bearer), ask(a, bearer)])).map(({ status }) => status)).toEqual(
        [200, 200, 200],
      )
      await settled()
      expect(new Set((await rows()).map((row) => row.replica)).size).toBe(2)
      expect(await servedCallsOf(store.db, id)).toMatchObject([
        { outcome: "answered", status: 200 },
        { outcome: "answered", status: 200 },
        { outcome: "answered", status: 200 },
      ])
      expect(JSON.stringify(await store.db.selectFrom("ledger").selectAll().execute())).not.toContain(credentialCanary)
    })

    // Within a second, which the report of bench/fleet holds them to, where nothing else keeps the machine busy.
    it("cut a stream once its lease ends, by whomever it was ended", async () => {
      const [a, b] = [await replica(), await replica()]
      upstream.behave = endless
      const ended = await mint(store, "run_1")
      const superseded = await mint(store, "run_2")
      const streams = [ask(a, ended.bearer, true), ask(b, superseded.bearer, true)]
      await until(() => Promise.resolve(upstream.received.length === 2))
      await store.write((db) => endLeases(db, "run_1", "ended", Date.now()))
      await mint(store, "run_2", {}, 2)
      const cut = await Promise.all(streams)
      expect(cut.map(({ whole }) => whole)).toEqual([false, false])
      await settled()
      const cuts = (await rows()).map(({ end }) => [end?.outcome, end?.cut])
      expect(cuts.toSorted()).toEqual([
        ["cut", "lease_ended"],
        ["cut", "lease_superseded"],
      ])
      expect(await ask(b, ended.bearer)).toMatchObject({ status: 401 })
    })

    it("cut a stream whose credential is revoked, and open its secret no more", async () => {
      const a = await replica()
      upstream.behave = endless
      const { bearer } = await mint(store, "run_1")
      const stream = ask(a, bearer, true)
      await until(() => Promise.resolve(upstream.received.length === 1))
      expect(a.credentials.use("mcred_1", 1)).not.toBe(null)
      await store.write((db) =>
        db.updateTable("credential_generations").set({ revoked_at: Date.now(), sealed: null }).execute(),
      )
      expect(await stream).toMatchObject({ whole: false })
      expect(a.credentials.use("mcred_1", 1)).toBe(null)
      expect(await ask(a, (await mint(store, "run_2")).bearer)).toMatchObject({ status: 403 })
    })

    it("hold a credential as long as one of its leases lives", async () => {
      const a = await replica()
      const [first, second] = [await mint(store, "run_1"), await mint(store, "run_2")]
      for (const { bearer } of [first, second]) expect(await ask(a, bearer)).toMatchObject({ status: 200 })
      await store.write((db) => endLeases(db, "run_1", "ended", Date.now()))
      await until(() => Promise.resolve(a.leases.read(first.id)?.ended === "ended"))
      expect(await ask(a, second.bearer)).toMatchObject({ status: 200 })
      await store.write((db) => endLeases(db, "run_2", "ended", Date.now()))
      await until(() => Promise.resolve(a.credentials.use("mcred_1", 1) === null))
    })

    it("let a lease live on that is renewed, and end one that is not", async () => {
      const [a, b] = [await replica(), await replica()]
      const { id, bearer } = await mint(store, "run_1", { seconds: 1.5 })
      const other = await mint(store, "run_2", { seconds: 1.5 })
      for (const each of [bearer, other.bearer]) expect(await ask(b, each)).toMatchObject({ status: 200 })
      await store.write((db) => renewLease(db, "run_1", 1, Date.now() + 600_000))
      await until(() => Promise.resolve(b.leases.read(other.id)?.ended === "expired"))
      expect(b.leases.read(id)?.ended).toBe(null)
      expect([await ask(a, bearer), await ask(a, other.bearer)]).toMatchObject([{ status: 200 }, { status: 401 }])
    })

    it("never hold more of a lease together than its budget, however many ask at once", async () => {
      const [a, b] = [await replica(), await replica()]
      const { id, bearer } = await mint(store, "run_1", { budget: 2_000 })
      // Nobody is answered before everybody has asked, so that either replica alone would let more go than both may.
      let answerAll = (): void => undefined
      const everybody = new Promise<void>((asked) => (answerAll = asked))
      upstream.behave = async (received) => {
        await everybody
        usual(received)
      }
      let refused = 0
      const asked = Array.from({ length: 40 }, async (_, at) => {
        const { status } = await ask(at % 2 === 0 ? a : b, bearer)
        if (status === 402) refused++
        return status
      })
      await until(async () => refused + (await rows()).length === 40)
      const begun = await rows()
      const { held } = await leaseRow(id)
      expect(held).toBe(begun.reduce((sum, { bound }) => sum + (bound ?? 0), 0))
      expect(held).toBeLessThanOrEqual(2_000)
      expect(held + (begun[0]?.bound ?? 0), "one more would not have fitted").toBeGreaterThan(2_000)
      answerAll()
      const statuses = await Promise.all(asked)
      await settled()
      expect(statuses.filter((status) => status === 200)).toHaveLength(begun.length)
      expect(upstream.received).toHaveLength(begun.length)
      expect(await leaseRow(id)).toMatchObject({ spent: begun.length * 35, held: 0 })
    })

    it("refuse a bearer that nobody has", async () => {
      const a = await replica()
      const { bearer } = await mint(store, "run_1")
      const wrong = bearer.replace(/.$/, (last) => (last === "0" ? "1" : "0"))
      const unheard = `lease_${"0".repeat(16)}_${"0".repeat(64)}`
      for (const each of [wrong, unheard, "lease"]) expect(await ask(a, each)).toMatchObject({ status: 401 })
      expect([upstream.received, await rows()]).toEqual([[], []])
    })
  })
}
