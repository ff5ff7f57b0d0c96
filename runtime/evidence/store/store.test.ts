import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { openStore } from "./open-store.ts"

describe("the embedded store", () => {
  it("keeps what was written when it is opened again", async () => {
    const folder = mkdtempSync(join(tmpdir(), "store-"))
    const url = `file:${join(folder, "store.db")}`
    const row = { id: "ws_1", name: "first", created_at: 1_764_500_000_000 }
    const first = await openStore(url)
    await first.write((db) => db.insertInto("workspaces").values(row).execute())
    await first.close()
    const second = await openStore(url)
    expect(await second.db.selectFrom("workspaces").selectAll().execute()).toEqual([row])
    await second.close()
    rmSync(folder, { recursive: true })
  })

  it("takes a unit back that throws", async () => {
    const folder = mkdtempSync(join(tmpdir(), "store-"))
    const store = await openStore(`file:${join(folder, "store.db")}`)
    const unit = store.write(async (db) => {
      await db.insertInto("workspaces").values({ id: "ws_1", name: "first", created_at: 1 }).execute()
      throw new Error("no")
    })
    await expect(unit).rejects.toThrow("no")
    expect(await store.db.selectFrom("workspaces").selectAll().execute()).toEqual([])
    await store.close()
    rmSync(folder, { recursive: true })
  })
})
