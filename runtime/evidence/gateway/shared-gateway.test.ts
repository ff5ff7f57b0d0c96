import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest"
import { ask, closeScene, leaseRow, openScene, replica, rows, settled } from "../../../test/fleet/scene.ts"
import { store, until, upstream, usual } from "../../../test/fleet/scene.ts"
import { describeSharing } from "../../../test/fleet/sharing.ts"
import { mint } from "../../../test/fleet/stage.ts"
import type { Store } from "../store/store.ts"
import { servedCallsOf } from "./served-calls.ts"
import { sweep } from "./sweep.ts"

const folder = mkdtempSync(join(tmpdir(), "shared-"))
let stores = 0
const newStore = () => Promise.resolve(`file:${join(folder, `${++stores}.db`)}`)

afterAll(() => rmSync(folder, { recursive: true }))

describeSharing("in a file", newStore)

describe("a gateway whose store is away", () => {
  beforeEach(async () => openScene(await newStore()))
  afterEach(closeScene)

  it("sends nothing that it cannot write down, writes the ends once it is back, and loses none", async () => {
    let isAway = false
    const away: Store = {
      ...store,
      write: (unit) => (isAway ? Promise.reject(new Error("away")) : store.write(unit)),
    }
    const a = await replica(away)
    const { bearer } = await mint(store, "run_1")
    expect(await ask(a, bearer)).toMatchObject({ status: 200 })
    upstream.behave = async (received) => {
      isAway = true
      await pause(50)
      usual(received)
    }
    expect(await ask(a, bearer)).toMatchObject({ status: 200 })
    expect(await ask(a, bearer)).toMatchObject({ status: 503 })
    expect(upstream.received).toHaveLength(2)
    isAway = false
    await settled()
    upstream.behave = usual
    expect(await ask(a, bearer)).toMatchObject({ status: 200 })
    await settled()
    expect((await rows()).map(({ end }) => end?.outcome)).toEqual(["answered", "answered", "answered"])
  })
})

describe("what a gateway leaves open that lives no more", () => {
  beforeEach(async () => openScene(await newStore()))
  afterEach(closeScene)

  it("gets an end of its own, once, whoever sweeps; what was set aside for it stays aside", async () => {
    const { id, bearer } = await mint(store, "run_1", { budget: 10_000 })
    // It is as good as dead: whatever it writes after its begin never comes to the store.
    let isDead = false
    const dying: Store = { ...store, write: (unit) => (isDead ? new Promise(() => undefined) : store.write(unit)) }
    const dead = await replica(dying, { presence: 3_600_000 })
    upstream.behave = () => void (isDead = true)
    void ask(dead, bearer).catch(() => undefined)
    await until(async () => isDead && (await rows()).length === 1)
    const { held } = await leaseRow(id)
    await sweep(store, Date.now())
    expect((await rows()).map(({ end }) => end)).toEqual([null])
    await store.db.updateTable("replicas").set({ expires_at: 1 }).execute()
    await Promise.all([sweep(store, Date.now()), sweep(store, Date.now()), sweep(store, Date.now())])
    const ends = (await rows()).map(({ end }) => end)
    expect(ends).toMatchObject([{ outcome: "abandoned", maybeBilled: true, cost: null }])
    await sweep(store, Date.now() + 1_000)
    expect((await rows()).map(({ end }) => end)).toEqual(ends)
    expect(await leaseRow(id)).toMatchObject({ spent: 0, held })
    expect(held).toBeGreaterThan(0)
    expect(await store.db.selectFrom("replicas").selectAll().execute()).toEqual([])
    expect(await servedCallsOf(store.db, id)).toMatchObject([{ outcome: "cut" }])
    // It was not dead after all: what it still has to say of the call comes too late.
    isDead = false
    await dead.close()
    expect((await rows()).map(({ end }) => end)).toEqual(ends)
    expect(await leaseRow(id)).toMatchObject({ spent: 0, held })
  })
})
