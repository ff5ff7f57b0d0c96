import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { mint, putCredential, unseal } from "../../../test/fleet/stage.ts"
import { call, requestOf } from "../../../test/gateway/calls.ts"
import type { Seen } from "../../../test/gateway/calls.ts"
import { credentialCanary, routesAt } from "../../../test/gateway/opened.ts"
import { answer, chunkOf, startUpstream, streamHead } from "../../../test/gateway/upstream.ts"
import type { Received, Upstream } from "../../../test/gateway/upstream.ts"
import type { EndRow, Gateway } from "../../gateway/index.ts"
import { endLeases, renewLease } from "../leases.ts"
import { openStore } from "../store/open-store.ts"
import type { Store } from "../store/store.ts"
import { servedCallsOf } from "./served-calls.ts"
import { sharedGateway } from "./shared-gateway.ts"
import type { SharedGatewayOptions } from "./shared-gateway.ts"
import { sweep } from "./sweep.ts"

let folder: string
let store: Store
let upstream: Upstream
let gateways: Gateway[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "shared-"))
  store = await openStore(`file:${join(folder, "store.db")}`)
  upstream = await startUpstream(usual)
  gateways = []
  await putCredential(store)
})

afterEach(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()))
  await upstream.close()
  await store.close()
  rmSync(folder, { recursive: true })
})

async function replica(over: Store = store, more: Partial<SharedGatewayOptions> = {}): Promise<Gateway> {
  const gateway = await sharedGateway(over, { unseal, routes: routesAt(upstream.origin), looks: 20, ...more })
  gateways.push(gateway)
  return gateway
}

function ask(gateway: Gateway, bearer: string, stream = false): Promise<Seen> {
  const body = JSON.stringify({ model: "default", stream, max_tokens: 1, messages: [] })
  const port = Number(new URL(gateway.url).port)
  return call(port, requestOf("/v1/chat/completions", body, [`authorization: Bearer ${bearer}`]), 10_000)
}

function usual({ socket }: Received): void {
  socket.write(answer(200, '{"usage":{"prompt_tokens":1,"completion_tokens":1}}'))
}

/** A stream that goes on until somebody ends it. */
async function endless({ socket }: Received): Promise<void> {
  socket.write(streamHead)
  while (!socket.destroyed) {
    socket.write(chunkOf('data: {"id":"a","model":"m","choices":[{"delta":{"content":"x"}}]}\n\n'))
    await pause(5)
  }
}

const rows = async () => {
  const all = await store.db.selectFrom("ledger").selectAll().orderBy("at").execute()
  return all.map(({ end, ...row }) => ({ ...row, end: end === null ? null : (JSON.parse(end) as EndRow) }))
}
const leaseRow = (id: string) =>
  store.db.selectFrom("leases").selectAll().where("id", "=", id).executeTakeFirstOrThrow()

/** Waits until something holds that is asked of the store. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 10_000; performance.now() < end; await pause(10)) if (await holds()) return
  throw new Error("it did not come to hold")
}

/** Waits until every dispatch has its end. */
const settled = () => until(async () => (await rows()).every(({ end }) => end !== null))

describe("two gateways over one store", () => {
  it("serve the same lease, and the store has what either of them served", async () => {
    const [a, b] = [await replica(), await replica()]
    const { id, bearer } = await mint(store, "run_1")
    expect((await Promise.all([ask(a, bearer), ask(b, bearer), ask(a, bearer)])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ])
    await settled()
    expect(new Set((await rows()).map((row) => row.replica)).size).toBe(2)
    expect(await servedCallsOf(store.db, id)).toMatchObject([
      { outcome: "answered", status: 200 },
      { outcome: "answered", status: 200 },
      { outcome: "answered", status: 200 },
    ])
    expect(JSON.stringify(await store.db.selectFrom("ledger").selectAll().execute())).not.toContain(credentialCanary)
  })

  it("cut a stream within a second of the end of its lease, by whomever it was ended", async () => {
    const [a, b] = [await replica(), await replica()]
    upstream.behave = endless
    const ended = await mint(store, "run_1")
    const superseded = await mint(store, "run_2")
    const streams = [ask(a, ended.bearer, true), ask(b, superseded.bearer, true)]
    await until(() => Promise.resolve(upstream.received.length === 2))
    const fenced = performance.now()
    await store.write((db) => endLeases(db, "run_1", "ended", Date.now()))
    await mint(store, "run_2", {}, 2)
    const cut = await Promise.all(streams)
    // The second that is promised is held to by the report of a machine with nothing else to do.
    expect(performance.now() - fenced).toBeLessThan(5_000)
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

  it("never spend more of a lease together than its budget, however many ask at once", async () => {
    const [a, b] = [await replica(), await replica()]
    const { id, bearer } = await mint(store, "run_1", { budget: 2_000 })
    const asked = Array.from({ length: 40 }, (_, at) => ask(at % 2 === 0 ? a : b, bearer))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    await settled()
    const { budget, spent, held } = await leaseRow(id)
    const served = statuses.filter((status) => status === 200).length
    expect(statuses.filter((status) => status === 402)).toHaveLength(40 - served)
    expect(served).toBeGreaterThan(0)
    expect(served).toBeLessThan(40)
    expect(upstream.received).toHaveLength(served)
    expect([budget, spent, held]).toEqual([2_000, served * 35, 0])
    const bound = (await rows())[0]?.bound ?? 0
    expect(bound).toBeGreaterThan(100)
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

describe("a gateway whose store is away", () => {
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
    isDead = false
  })
})
