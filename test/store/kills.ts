import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { setTimeout as pause } from "node:timers/promises"
import { openStore } from "../../runtime/evidence/store/open-store.ts"
import type { Store } from "../../runtime/evidence/store/store.ts"
import { Random } from "../fuzz/random.ts"

/** How many rows a unit has that writes several, and how many units are under way at the same time. */
export const atOnce = 50
export const lanes = 4

/** What a writer says of a unit that the store has acknowledged: so many rows of that id, the last at that version. */
export interface Acknowledged {
  readonly id: string
  readonly rows: number
  readonly version: number
}

/** A database whose processes are killed. */
export interface Victim {
  readonly url: string
  /** Kills the server and starts it anew; null: it is no process of its own, or not ours. */
  readonly killServer: (() => Promise<void>) | null
  /** What is wrong with its indexes; nothing, where they are whole. */
  readonly faults: () => Promise<readonly string[]>
}

/** What came of it. */
export interface Killed {
  readonly kills: number
  /** Of these, how many were the server's. */
  readonly servers: number
  readonly acknowledgedUnits: number
  readonly acknowledgedRows: number
  /** Acknowledged, and not found. */
  readonly lost: readonly string[]
  /** Units of several rows of which some are there and some are not. */
  readonly torn: readonly string[]
  readonly faults: readonly string[]
}

/**
 * Kills a process that writes at random moments, each time another one, and looks after each kill for everything that the store
 * had acknowledged to any of them.
 */
export async function killWriters({ url, killServer, faults }: Victim, kills: number, seed: number): Promise<Killed> {
  const random = new Random(seed)
  const said = new Map<string, Acknowledged>()
  let units = 0
  const lost = new Set<string>()
  const torn = new Set<string>()
  const wrong: string[] = []
  let servers = 0
  for (let round = 0; round < kills; round += 1) {
    const name = `r${String(round).padStart(4, "0")}`
    const isServer = killServer !== null && round % 3 === 2
    const kill = isServer ? killServer : null
    if (isServer) servers += 1
    for (const acknowledged of await killedWriter(url, name, random.below(2 ** 31), 5 + random.below(250), kill)) {
      units += 1
      said.set(acknowledged.id, acknowledged)
    }
    // Whoever comes next finds the store free, whole, and with everything in it.
    const store = await openStore(url)
    try {
      await compare(store, said, lost, torn)
    } finally {
      await store.close()
    }
    wrong.push(...(await faults()))
  }
  const rows = [...said.values()].reduce((sum, { rows: each }) => sum + each, 0)
  return {
    kills,
    servers,
    acknowledgedUnits: units,
    acknowledgedRows: rows,
    lost: [...lost],
    torn: [...torn],
    faults: wrong,
  }
}

async function killedWriter(
  url: string,
  name: string,
  seed: number,
  milliseconds: number,
  killServer: (() => Promise<void>) | null,
): Promise<readonly Acknowledged[]> {
  const program = new URL("writer.ts", import.meta.url).pathname
  const child = spawn(process.execPath, ["--import", "tsx", program, url, String(seed), name], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  const over = once(child, "close")
  const said: Acknowledged[] = []
  const lines = createInterface({ input: child.stdout })
  const opened = new Promise<void>((open) => {
    lines.on("line", (line) => {
      const what = JSON.parse(line) as Acknowledged | "open"
      if (what === "open") open()
      else said.push(what)
    })
  })
  await Promise.race([opened, over])
  await pause(milliseconds)
  await killServer?.()
  child.kill("SIGKILL")
  await over
  if (child.signalCode === null && killServer === null)
    throw new Error(`the writer ended by itself with ${child.exitCode}`)
  return said
}

async function compare(
  { db }: Store,
  said: ReadonlyMap<string, Acknowledged>,
  lost: Set<string>,
  torn: Set<string>,
): Promise<void> {
  const rows = await db.selectFrom("workspaces").select(["id", "created_at as version"]).execute()
  const found = new Map<string, { rows: number; version: number }>()
  for (const { id, version } of rows) {
    const unit = id.split(".").slice(0, 3).join(".")
    const before = found.get(unit)
    found.set(unit, { rows: (before?.rows ?? 0) + 1, version: Math.max(before?.version ?? 0, version) })
  }
  for (const { id, rows: expected, version } of said.values()) {
    const there = found.get(id)
    if (there === undefined || there.rows !== expected || there.version < version) lost.add(id)
  }
  for (const [id, { rows: count }] of found) if (count !== 1 && count !== atOnce) torn.add(id)
}
