import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Kysely } from "kysely"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { systemClock } from "../../../driver/clock.ts"
import { openStore } from "../open-store.ts"
import { embeddedLimits } from "./driver.ts"
import { openEmbedded } from "./open-embedded.ts"
import { StoreThread } from "./thread.ts"

const row = { id: "ws_1", name: "first", created_at: 1 }

describe("the embedded store", { timeout: 120_000 }, () => {
  let folder = ""
  let file = ""
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "store-"))
    file = join(folder, "store.db")
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it("is its owner's alone, also in a file that others could read", async () => {
    writeFileSync(file, "", { mode: 0o644 })
    const store = await openStore(`file:${file}`)
    await store.write((db) => db.insertInto("workspaces").values(row).execute())
    for (const beside of ["", "-wal", "-shm", "-lock"]) expect(statSync(file + beside).mode & 0o777).toBe(0o600)
    await store.close()
  })

  it("has everything in its one file when it is closed", async () => {
    const store = await openStore(`file:${file}`)
    await store.write((db) => db.insertInto("workspaces").values(row).execute())
    await store.close()
    expect(statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0)
  })

  it("serves one process: another one is told so, until the first is gone", async () => {
    const store = await openStore(`file:${file}`)
    const sentence = `${file} serves another process, and a store in a file serves one`
    await expect(openStore(`file:${file}`)).rejects.toMatchObject({ kind: "taken", message: sentence })
    const module = new URL("../open-store.ts", import.meta.url).href
    const script = `const { openStore } = await import(${JSON.stringify(module)}); await openStore(process.argv[1]).then(() => console.log("open"), ({ message }) => console.log(message))`
    const other = ["--import", "tsx", "--input-type=module", "-e", script, `file:${file}`]
    expect(spawnSync(process.execPath, other, { encoding: "utf8" }).stdout).toBe(`${sentence}\n`)
    await store.close()
    await (await openStore(`file:${file}`)).close()
  })

  it("says in a sentence that a file cannot be opened", async () => {
    await expect(openStore(`file:${join(folder, "none", "store.db")}`)).rejects.toMatchObject({ kind: "away" })
    writeFileSync(file, "this is no database, and as long as the head of one has to be".repeat(100))
    await expect(openStore(`file:${file}`)).rejects.toThrow("cannot be opened: file is not a database")
  })

  it("takes back a unit that does not come to its end, and the next one goes on", async () => {
    const store = await openEmbedded(file, made, systemClock, { ...embeddedLimits, unit: 50 })
    const endless = store.write(async (db) => {
      await db.insertInto("workspaces").values(row).execute()
      await new Promise((later) => setTimeout(later, 200))
      await db
        .insertInto("workspaces")
        .values({ ...row, id: "ws_2" })
        .execute()
    })
    await expect(endless).rejects.toMatchObject({ kind: "busy" })
    await store.write((db) => db.insertInto("workspaces").values(row).execute())
    expect(await store.db.selectFrom("workspaces").selectAll().execute()).toEqual([row])
    await store.close()
  })
})

const made = {
  "0001-test": (db: Kysely<unknown>) =>
    db.schema
      .createTable("workspaces")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text")
      .addColumn("created_at", "bigint")
      .execute(),
}

describe("the store's thread", () => {
  it("fails whatever waits for it when it dies, and all that is asked later", async () => {
    const thread = new StoreThread()
    const waiting = thread.query("writer", "select 1", [])
    const outcome = expect(waiting).rejects.toMatchObject({ kind: "away", message: "the store's thread ended" })
    await thread.terminate()
    await outcome
    await expect(thread.query("writer", "select 1", [])).rejects.toMatchObject({ kind: "away" })
    await thread.close()
  })

  it("takes no more than so many statements at once", async () => {
    const thread = new StoreThread()
    const asked = Array.from({ length: 10_001 }, () => thread.query("reader", "select 1", []))
    const outcomes = await Promise.allSettled(asked)
    const kinds = outcomes.map((outcome) => (outcome.status === "rejected" ? outcome.reason.kind : "answered"))
    expect(kinds.filter((kind) => kind === "busy")).toHaveLength(1)
    await thread.close()
  })
})
