import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { resealAll } from "./reseal-all.ts"
import { sealsUnder } from "./seal.ts"
import { openStore } from "./store/open-store.ts"
import type { Store } from "./store/store.ts"

const [one, two, three] = [1, 2, 3].map((byte) => new Uint8Array(32).fill(byte)) as [Uint8Array, Uint8Array, Uint8Array]

let folder: string
let store: Store
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "reseal-"))
  store = await openStore(`file:${join(folder, "store.db")}`)
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

it("seals every secret of a store anew under the current key, and takes no keys that are not the store's", async () => {
  const former = sealsUnder([one])
  expect(await resealAll(store, former)).toBe(true)
  const ids = Array.from({ length: 250 }, (_, index) => `mcgen_${String(index).padStart(3, "0")}`)
  await store.write(async (db) => {
    for (const id of ids) {
      const row = { credential_id: id, number: 1, created_at: 1, revoked_at: null }
      await db
        .insertInto("credential_generations")
        .values({ ...row, id, sealed: former.seal(id, id) })
        .execute()
      await db
        .insertInto("idempotency")
        .values({
          key_id: `key_${Number(id.slice(-1)) % 3}`,
          idempotency_key: id,
          request: "",
          status: 200,
          answer: former.seal(id, `key_${Number(id.slice(-1)) % 3} ${id}`),
          created_at: 1,
        })
        .execute()
    }
    const revoked = { id: "mcgen_r", credential_id: "r", number: 1, sealed: null, created_at: 1, revoked_at: 2 }
    await db.insertInto("credential_generations").values(revoked).execute()
  })
  expect(await resealAll(store, sealsUnder([three]))).toBe(false)
  expect(await resealAll(store, sealsUnder([two, one]))).toBe(true)
  const current = sealsUnder([two])
  const secrets = await store.db.selectFrom("credential_generations").selectAll().orderBy("id").execute()
  const opened = secrets.map(({ id, sealed }) => (sealed === null ? null : current.open(sealed, id)?.reveal()))
  expect(opened).toEqual([...ids, null])
  const answers = await store.db.selectFrom("idempotency").selectAll().execute()
  for (const { key_id: caller, idempotency_key: key, answer } of answers)
    expect(current.open(answer, `${caller} ${key}`)?.reveal()).toBe(key)
  expect(await resealAll(store, current)).toBe(true)
  expect(await resealAll(store, former)).toBe(false)
})
