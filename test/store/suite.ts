import { randomUUID } from "node:crypto"
import type { Kysely } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { idsBy } from "../../runtime/api/access/ids.ts"
import { keptFor, letKeysGo } from "../../runtime/api/idempotency/let-go.ts"
import { pageOf } from "../../runtime/api/page.ts"
import type { Page } from "../../runtime/api/page.ts"
import { endRun } from "../../runtime/evidence/connected/end-run.ts"
import { bareEnd } from "../../runtime/evidence/gateway/bare-end.ts"
import { shownHealths } from "../../runtime/evidence/gateway/credential-health.ts"
import { writeEnds } from "../../runtime/evidence/gateway/write-ends.ts"
import { claimNext, isWaiting } from "../../runtime/evidence/queue/claim.ts"
import { anyRunner, enqueue } from "../../runtime/evidence/queue/job.ts"
import { migrate } from "../../runtime/evidence/store/migrate.ts"
import { openStore } from "../../runtime/evidence/store/open-store.ts"
import { isDuplicate } from "../../runtime/evidence/store/store-fault.ts"
import type { Store } from "../../runtime/evidence/store/store.ts"
import type { EndRow } from "../../runtime/gateway/index.ts"

const at = 1_764_500_000_000
const workspace = (id: string) => ({ id, name: id, created_at: at })

/** What holds for a store in either database. `fresh` makes a database with nothing in it, and answers its URL. */
export function storeHolds(fresh: () => Promise<string>): void {
  let shared: Store
  beforeAll(async () => {
    shared = await openStore(await fresh())
  })
  beforeEach(async () => {
    await shared.db.deleteFrom("workspaces").execute()
  })
  afterAll(async () => {
    await shared.close()
  })
  const within = (test: (store: Store) => Promise<void>): Promise<void> => test(shared)

  describe("its form", () => {
    it("comes once, and what is in the store stays when it is opened again", async () => {
      const url = await fresh()
      for (const id of ["ws_1", "ws_2"]) {
        const store = await openStore(url)
        await store.ping()
        await store.write((db) => db.insertInto("workspaces").values(workspace(id)).execute())
        await store.close()
      }
      const store = await openStore(url)
      const rows = await store.db.selectFrom("workspaces").select("id").orderBy("id").execute()
      expect(rows.map(({ id }) => id)).toEqual(["ws_1", "ws_2"])
      await store.close()
    })

    it("is refused where it is newer than what is known", () =>
      within(async ({ db }) => {
        const newer = db as unknown as Kysely<{ kysely_migration: { name: string; timestamp: string } }>
        await newer.insertInto("kysely_migration").values({ name: "9999-later", timestamp: "later" }).execute()
        await expect(
          migrate(db, { "0001-initial": () => Promise.resolve(), "0002-ages": () => Promise.resolve() }),
        ).rejects.toMatchObject({
          name: "StoreFault",
          kind: "newer",
          message: "the store's form is newer than this version knows: it has seen 9999-later",
        })
        await newer.deleteFrom("kysely_migration").where("name", "=", "9999-later").execute()
      }))

    it("comes by all of its steps, or by none of them", () =>
      within(async ({ db }) => {
        const steps = {
          "0001-initial": () => Promise.resolve(),
          "0002-ages": () => Promise.resolve(),
          "0003-good": (begun: Kysely<unknown>) => begun.schema.createTable("begun").addColumn("id", "text").execute(),
          "0004-bad": () => Promise.reject(new Error("no")),
        }
        await expect(migrate(db, steps)).rejects.toThrow("no")
        const tables = await db.introspection.getTables()
        expect(tables.map(({ name }) => name)).not.toContain("begun")
      }))
  })

  describe("a unit of writes", () => {
    it("is taken back whole by what it throws", () =>
      within(async (store) => {
        const unit = store.write(async (db) => {
          await db.insertInto("workspaces").values(workspace("ws_1")).execute()
          throw new Error("no")
        })
        await expect(unit).rejects.toThrow("no")
        expect(await store.db.selectFrom("workspaces").selectAll().execute()).toEqual([])
      }))

    it("sees what it wrote; nobody else does before it is over", () =>
      within(async (store) => {
        await store.write(async (db) => {
          await db.insertInto("workspaces").values(workspace("ws_1")).execute()
          expect(await db.selectFrom("workspaces").selectAll().execute()).toHaveLength(1)
          expect(await store.db.selectFrom("workspaces").selectAll().execute()).toHaveLength(0)
        })
        expect(await store.db.selectFrom("workspaces").selectAll().execute()).toHaveLength(1)
      }))

    it("is run again where another one came between, so that no increment is lost", () =>
      within(async (store) => {
        await store.write((db) => db.insertInto("workspaces").values(workspace("ws_1")).execute())
        const units = Array.from({ length: 40 }, () =>
          store.write(async (db) => {
            const { created_at: read } = await db.selectFrom("workspaces").selectAll().executeTakeFirstOrThrow()
            await db
              .updateTable("workspaces")
              .set({ created_at: read + 1 })
              .execute()
          }),
        )
        await Promise.all(units)
        const row = await store.db.selectFrom("workspaces").selectAll().executeTakeFirst()
        expect(row?.created_at).toBe(at + 40)
      }))

    it("says that a row is there already, and others go on", () =>
      within(async (store) => {
        const insert = () => store.write((db) => db.insertInto("workspaces").values(workspace("ws_1")).execute())
        await insert()
        const again = await insert().then(
          () => null,
          (thrown: unknown) => thrown,
        )
        expect(isDuplicate(again)).toBe(true)
        expect(isDuplicate(new Error("no"))).toBe(false)
        await store.write((db) => db.insertInto("workspaces").values(workspace("ws_2")).execute())
      }))

    it("is told how many rows a fenced change met", () =>
      within(async (store) => {
        await store.write((db) => db.insertInto("workspaces").values(workspace("ws_1")).execute())
        const rename = (fence: number) =>
          store.write((db) =>
            db.updateTable("workspaces").set({ name: "new" }).where("created_at", "=", fence).executeTakeFirst(),
          )
        expect((await rename(at - 1)).numUpdatedRows).toBe(0n)
        expect((await rename(at)).numUpdatedRows).toBe(1n)
      }))
  })

  it("puts texts in the order of their bytes, whatever its language is", () =>
    within(async (store) => {
      const ids = ["A_1", "Z_1", "_", "a-1", "a_0", "a_1", "a_a", "aa", "\u00e9"]
      for (const id of ids.toReversed()) await store.db.insertInto("workspaces").values(workspace(id)).execute()
      const list = store.db.selectFrom("workspaces").select("id").orderBy("id")
      expect((await list.execute()).map(({ id }) => id)).toEqual(ids)
      expect((await list.where("id", ">", "a-1").execute()).map(({ id }) => id)).toEqual(ids.slice(4))
    }))

  it("lists what ids that grow with time name oldest first, and those from before they did among them by their bytes", () =>
    within(async (store) => {
      let now = at
      const newId = idsBy(() => now)
      const made = Array.from({ length: 20 }, (_, index) => ((now = at + Math.floor(index / 4)), newId("ws")))
      const random = "ws_7c9e6679f7c24f0db2f0a1b2c3d4e5f6"
      for (const id of [random, ...made.toReversed()])
        await store.db.insertInto("workspaces").values(workspace(id)).execute()
      const all = store.db.selectFrom("workspaces").selectAll()
      const ids: string[] = []
      for (let after: string | null = ""; after !== null;) {
        const page: Page<string> = await pageOf(all, { limit: "3", ...(after === "" ? {} : { after }) }, ({ id }) => id)
        ids.push(...page.data)
        after = page.next
      }
      expect(ids).toEqual([...made, random])
    }))

  it("shows what a provider made of a credential by the dispatch of its active generation that ended last", () =>
    within(async (store) => {
      const head = {
        workspace_id: "ws_1",
        provider: "p",
        status: "active",
        resource_version: 1,
        created_at: at,
      } as const
      for (const id of ["c_1", "c_2"])
        await store.db
          .insertInto("model_credentials")
          .values({ ...head, id, key: id, generation: 2 })
          .execute()
      const dispatched = async (generation: number, later: number, end: Partial<EndRow>): Promise<void> => {
        const row = { call: `${generation}-${later}`, attempt: 1 }
        const begun = { ...row, run: "r", lease: "l", replica: "g", at, begin: "{}", credential: "c_1", generation }
        await store.db.insertInto("ledger").values(begun).execute()
        const ended = { ...bareEnd(row, at + later, "failed"), ...end }
        await store.write((db) => writeEnds(db, [{ row: ended, charge: null }]))
      }
      const shown = async () => [...(await shownHealths(store.db, ["c_1", "c_2"]))]
      await dispatched(1, 9, { status: 200 })
      expect(await shown()).toEqual([])
      await dispatched(2, 2, { status: 403, failure: "provider_auth_failed" })
      await dispatched(2, 1, { status: 200 })
      await dispatched(2, 3, { status: 500, failure: "provider_error" })
      expect(await shown()).toEqual([["c_1", "rejected"]])
      await dispatched(2, 4, { status: 200 })
      expect(await shown()).toEqual([["c_1", "healthy"]])
    }))

  it("lets the answers go that were kept for a day, however many they are and whoever else does", () =>
    within(async (store) => {
      const row = { key_id: "key_1", request: "r", answer: "a", status: 200 }
      const kept = (age: number, count: number) =>
        Array.from({ length: count }, (_, index) => ({
          ...row,
          idempotency_key: `${age}-${index}`,
          created_at: at - age,
        }))
      await store.db.insertInto("idempotency").values(kept(keptFor, 1_201)).execute()
      const young = kept(keptFor - 1, 3)
      await store.db.insertInto("idempotency").values(young).execute()
      await Promise.all([letKeysGo(store, at), letKeysGo(store, at)])
      const left = await store.db.selectFrom("idempotency").selectAll().orderBy("idempotency_key").execute()
      expect(left).toEqual(young)
    }))

  it("ends no run whose claimant was heard of since somebody looked", () =>
    within(async (store) => {
      const job = {
        id: "job_heard",
        workspace: "ws_1",
        kind: "run",
        target: "crt_1",
        plane: null,
        driver: null,
      } as const
      await enqueue(store.db, job, at)
      await store.db
        .updateTable("jobs")
        .set({ state: "claimed", claim_expires_at: at + 1 })
        .execute()
      const ending = { state: "ended", outcome: "crashed", because: "connector_vanished" } as const
      const ended = (expiredBy: number) =>
        store.writeLocked((db) => endRun(db, { id: job.id, epoch: 0, expiredBy }, ending, at))
      expect([await ended(at), await ended(at + 1), await ended(at + 1)]).toEqual([false, true, false])
    }))

  it("keeps integers of eight bytes as exact numbers, and texts as they are", () =>
    within(async (store) => {
      const texts = ["", "0012", "1.0", "null", '{"a":"\u0001 \u{1F600}"}']
      const numbers = [0, -1, 2 ** 31, Number.MAX_SAFE_INTEGER]
      for (const [index, text] of texts.entries())
        for (const number of numbers)
          await store.db
            .insertInto("workspaces")
            .values({ id: `${index}:${number}`, name: text, created_at: number })
            .execute()
      for (const number of numbers) {
        const rows = await store.db
          .selectFrom("workspaces")
          .selectAll()
          .where("created_at", "=", number)
          .orderBy("id")
          .execute()
        expect(rows).toEqual(texts.map((name, index) => ({ id: `${index}:${number}`, name, created_at: number })))
      }
      const { sum } = await store.db
        .selectFrom("workspaces")
        .select((of) => of.fn.countAll<number>().as("sum"))
        .executeTakeFirstOrThrow()
      expect(sum).toBe(texts.length * numbers.length)
    }))

  it("gives each waiting job to one of those who claim at the same time", () =>
    within(async (store) => {
      const ids = Array.from({ length: 30 }, (_, index) => `job_${String(index).padStart(2, "0")}`)
      const job = { workspace: "ws_1", kind: "run", target: anyRunner, plane: null, driver: null } as const
      await store.write(async (db) => {
        for (const id of ids) await enqueue(db, { id, ...job }, at)
      })
      const claimed: string[] = []
      const claimant = async (id: string): Promise<void> => {
        const who = { id, targets: [anyRunner], planes: [], drivers: [], workspace: null }
        while (await isWaiting(store.db, who, at)) {
          const claim = `claim_${id}_${randomUUID()}`
          const found = await store.write((db) => claimNext(db, store.kind, who, { id: claim, digest: claim }, at))
          if (found !== undefined) claimed.push(found.id)
        }
      }
      await Promise.all(["a", "b", "c", "d", "e"].map(claimant))
      expect(claimed.toSorted()).toEqual(ids)
    }))

  it("answers nothing but that it is closed when it is", async () => {
    const store = await openStore(await fresh())
    await store.close()
    const closed = { kind: "closed", message: "the store is closed" }
    await expect(store.ping()).rejects.toMatchObject(closed)
    await expect(store.write(() => Promise.resolve())).rejects.toMatchObject(closed)
  })
}
