// Writes to a store until it is killed, and says of each unit what it wrote once the store has it: URL, seed, and a name for its rows.
import { writeSync } from "node:fs"
import { openStore } from "../../runtime/evidence/store/open-store.ts"
import { StoreFault } from "../../runtime/evidence/store/store-fault.ts"
import { Random } from "../fuzz/random.ts"
import { atOnce, lanes } from "./kills.ts"
import type { Acknowledged } from "./kills.ts"

const [url = "", seed = "", name = ""] = process.argv.slice(2)
const store = await openStore(url)
const random = new Random(Number(seed))
/** Nothing of it waits in this process: what was said is read also when the process is killed right after. */
const say = (what: Acknowledged | "open"): void => void writeSync(1, `${JSON.stringify(what)}\n`)

async function write(id: string): Promise<void> {
  const kind = random.of(["one", "many", "changed"] as const)
  if (kind === "one") {
    await store.write((db) => db.insertInto("workspaces").values({ id, name, created_at: 1 }).execute())
    say({ id, rows: 1, version: 1 })
  } else if (kind === "many") {
    const rows = Array.from({ length: atOnce }, (_, at) => ({ id: `${id}.${at}`, name, created_at: 1 }))
    await store.write(async (db) => {
      for (const row of rows) await db.insertInto("workspaces").values(row).execute()
    })
    say({ id, rows: atOnce, version: 1 })
  } else {
    await store.write((db) => db.insertInto("workspaces").values({ id, name, created_at: 1 }).execute())
    say({ id, rows: 1, version: 1 })
    for (let version = 2; version < 6; version += 1) {
      await store.write(async (db) => {
        const row = db.updateTable("workspaces").set({ created_at: version }).where("id", "=", id)
        await row.where("created_at", "=", version - 1).execute()
      })
      say({ id, rows: 1, version })
    }
  }
}

say("open")
await Promise.all(
  Array.from({ length: lanes }, async (_, lane) => {
    // A server that is killed takes its store away: whoever writes to it waits for nothing.
    for (let unit = 0; ; unit += 1)
      try {
        await write(`${name}.${lane}.${unit}`)
      } catch (thrown) {
        if (thrown instanceof StoreFault) return
        throw thrown
      }
  }),
)
