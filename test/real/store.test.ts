import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { systemClock } from "../../runtime/driver/clock.ts"
import { openStore } from "../../runtime/evidence/store/open-store.ts"
import { openPostgres, postgresLimits } from "../../runtime/evidence/store/postgres/open-postgres.ts"
import { killWriters } from "../store/kills.ts"
import { storeHolds } from "../store/suite.ts"
import { fileVictim, serverVictim } from "../store/victims.ts"
import { postgresMissing, startPostgres } from "./postgres.ts"
import type { Postgres } from "./postgres.ts"

const row = { id: "ws_1", name: "first", created_at: 1_764_500_000_000 }

describe("the store on PostgreSQL", () => {
  if (postgresMissing !== null) {
    it("needs the server", ({ skip }) => {
      skip(process.env["CI"] !== "true", postgresMissing ?? "")
      expect.unreachable(postgresMissing ?? "")
    })
    return
  }

  let server: Postgres
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(async () => {
    await server?.close()
  })

  storeHolds(() => server.database())

  it("comes to its form once when several processes open it at the same time", async () => {
    const url = await server.database()
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(url)))
    await stores[0]?.write((db) => db.insertInto("workspaces").values(row).execute())
    for (const store of stores) {
      expect(await store.db.selectFrom("workspaces").selectAll().execute()).toEqual([row])
      await store.close()
    }
  })

  it("runs a unit again whose reads another one changed", async () => {
    const store = await openStore(await server.database())
    await store.write((db) => db.insertInto("workspaces").values(row).execute())
    let tried = 0
    await store.write(async (db) => {
      tried += 1
      const { created_at } = await db.selectFrom("workspaces").selectAll().executeTakeFirstOrThrow()
      if (tried === 1) await store.write((other) => other.updateTable("workspaces").set({ created_at: 7 }).execute())
      await db
        .updateTable("workspaces")
        .set({ created_at: created_at + 1 })
        .execute()
    })
    expect(tried).toBe(2)
    expect((await store.db.selectFrom("workspaces").selectAll().executeTakeFirst())?.created_at).toBe(8)
    await store.close()
  })

  it("fails what takes too long, and goes on", async () => {
    const limits = { ...postgresLimits, idleInUnit: 100, connections: 1, connect: 300 }
    const steps = { "0001-none": () => Promise.resolve() }
    const store = await openPostgres(await server.database(), steps, systemClock, limits)
    const now = () => store.db.selectNoFrom((of) => of.val(1).as("one")).execute()
    const idle = store.write(async () => {
      await expect(now()).rejects.toMatchObject({ kind: "busy" })
      await new Promise((later) => setTimeout(later, 500))
    })
    await expect(idle).rejects.toMatchObject({ name: "StoreFault" })
    expect(await now()).toHaveLength(1)
    await store.close()
  })

  it("has everything that it acknowledged to writers that were killed, and to one whose server was", async () => {
    const { acknowledgedUnits, ...killed } = await killWriters(serverVictim(server, await server.database()), 3, 12)
    expect(acknowledgedUnits).toBeGreaterThan(0)
    expect(killed).toMatchObject({ kills: 3, servers: 1, lost: [], torn: [], faults: [] })
  })

  it("says that the server is away, and keeps what was written until it is there again", async () => {
    const url = await server.database()
    const store = await openStore(url)
    await store.write((db) => db.insertInto("workspaces").values(row).execute())
    const cut = store.write(async (db) => {
      await db.updateTable("workspaces").set({ name: "never" }).execute()
      await server.kill()
      await db.updateTable("workspaces").set({ name: "never" }).execute()
    })
    await expect(cut).rejects.toMatchObject({ kind: "away" })
    await expect(store.ping()).rejects.toMatchObject({ kind: "away" })
    await expect(openStore(url)).rejects.toMatchObject({ kind: "away" })
    await server.start()
    expect(await store.db.selectFrom("workspaces").selectAll().execute()).toEqual([row])
    await store.close()
  })
})

describe("the store in a file", () => {
  it("has everything that it acknowledged to writers that were killed", async () => {
    const folder = mkdtempSync(join(tmpdir(), "store-kills-"))
    const { acknowledgedUnits, ...killed } = await killWriters(fileVictim(join(folder, "store.db")), 3, 12)
    expect(acknowledgedUnits).toBeGreaterThan(0)
    expect(killed).toMatchObject({ kills: 3, lost: [], torn: [], faults: [] })
    rmSync(folder, { recursive: true })
  })
})
