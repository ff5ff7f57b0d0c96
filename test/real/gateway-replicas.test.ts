import { setTimeout as pause } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openStore } from "../../runtime/evidence/store/open-store.ts"
import type { BeginRow, EndRow } from "../../runtime/gateway/index.ts"
import { startFleetEdge } from "../fleet/edge.ts"
import { killReplicas } from "../fleet/kills.ts"
import { hasNginx } from "../fleet/nginx.ts"
import { makeCall, startNumbered } from "../fleet/numbered.ts"
import type { Had } from "../fleet/numbered.ts"
import { startReplica } from "../fleet/replicas.ts"
import { describeSharing } from "../fleet/sharing.ts"
import { mint, putCredential } from "../fleet/stage.ts"
import { Random } from "../fuzz/random.ts"
import { postgresMissing, startPostgres } from "./postgres.ts"
import type { Postgres } from "./postgres.ts"

const isSkipped = postgresMissing !== null && process.env["CI"] !== "true"

describe.skipIf(isSkipped)("gateways over PostgreSQL", () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.close())

  describeSharing("on a server", () => postgres.database())

  it("are killed in the middle of 2,000 calls, and none is lost, done twice or left without an end", async () => {
    const killed = await killReplicas(await postgres.database(), 2_000, 6, 32, 1)
    const { clients, provider, outcomes, faults } = killed
    expect(faults).toEqual({
      answeredUnwritten: 0,
      sentUnwritten: 0,
      beginsWithoutEnd: 0,
      begunTwice: 0,
      wrongAccounts: 0,
    })
    expect([killed.calls, killed.kills, provider.twice]).toEqual([2_000, 6, 0])
    expect(clients.answered + clients.refused + clients.broken).toBe(2_000)
    expect(outcomes["abandoned"], "a kill met calls that ran").toBeGreaterThan(0)
  })

  it("refuse calls while the server is away, and go on when it is back, with every end written", async () => {
    const url = await postgres.database()
    const store = await openStore(url)
    await putCredential(store)
    const { bearer } = await mint(store, "run_1")
    const upstream = await startNumbered(new Random(1))
    const replica = await startReplica(url, upstream.origin)
    try {
      expect(await makeCall(replica.port, bearer, 1)).toEqual({ whole: 200 })
      await postgres.kill()
      expect(await makeCall(replica.port, bearer, 2)).toEqual({ whole: 503 })
      expect(upstream.seen).toEqual([1])
      await postgres.start()
      let had: Had = "broken"
      for (let call = 3; had === "broken" || had === "refused" || had.whole !== 200; call++)
        had = await makeCall(replica.port, bearer, call)
      await replica.end()
      const rows = await store.db.selectFrom("ledger").select("end").execute()
      expect(rows.length).toBeGreaterThanOrEqual(2)
      expect(rows.filter(({ end }) => end === null)).toEqual([])
    } finally {
      await replica.kill()
      await upstream.close()
      await store.close()
    }
  })

  it.skipIf(!hasNginx() && process.env["CI"] !== "true")(
    "are restarted one after the other behind nginx under load, and no request is dropped; a dead one is passed by",
    async () => {
      const url = await postgres.database()
      const store = await openStore(url)
      await putCredential(store)
      const { bearer } = await mint(store, "run_1")
      const upstream = await startNumbered(new Random(2))
      const replicas = [await startReplica(url, upstream.origin), await startReplica(url, upstream.origin)]
      const ports = replicas.map(({ port }) => port)
      const edge = await startFleetEdge(ports)
      const had = new Map<number, Had>()
      const load = { next: 1, isOver: false }
      const client = async (): Promise<void> => {
        while (!load.isOver) {
          const call = load.next++
          had.set(call, await makeCall(edge.port, bearer, call))
        }
      }
      const calls = async (some: number): Promise<void> => {
        const from = load.next
        while (load.next < from + some) await pause(5)
      }
      try {
        const clients = Array.from({ length: 8 }, client)
        for (const [at, port] of ports.entries()) {
          await calls(100)
          await edge.sendTo(ports.filter((each) => each !== port))
          await replicas[at]?.end()
          replicas[at] = await startReplica(url, upstream.origin, port)
          await edge.sendTo(ports)
        }
        await calls(100)
        load.isOver = true
        await Promise.all(clients)
        expect([...had.values()].filter((each) => typeof each === "string" || each.whole !== 200)).toEqual([])
        const rows = await store.db.selectFrom("ledger").selectAll().execute()
        const ends = rows.map(({ end }) => (end === null ? null : (JSON.parse(end) as EndRow).outcome))
        const traces = new Set(rows.map(({ begin }) => (JSON.parse(begin) as BeginRow).traceparent))
        expect([rows.length, traces.size, new Set(rows.map(({ replica }) => replica)).size]).toEqual([
          had.size,
          had.size,
          4,
        ])
        await Promise.all(replicas.map((replica) => replica.end()))
        expect(ends.filter((outcome) => outcome !== null && outcome !== "answered")).toEqual([])
        replicas[1] = await startReplica(url, upstream.origin, ports[1])
        for (let call = load.next; call < load.next + 20; call++)
          expect(await makeCall(edge.port, bearer, call)).toEqual({ whole: 200 })
        expect(upstream.seen.length).toBe(new Set(upstream.seen).size)
      } finally {
        load.isOver = true
        await edge.stop()
        await Promise.all(replicas.map((replica) => replica.kill()))
        await upstream.close()
        await store.close()
      }
    },
  )
})
