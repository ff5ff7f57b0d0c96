import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { startPostgres } from "../../test/real/postgres.ts"
import { killWriters } from "../../test/store/kills.ts"
import type { Killed } from "../../test/store/kills.ts"
import { fileVictim, foreignVictim, serverVictim } from "../../test/store/victims.ts"
import { coveredByStoreKills } from "./store-covered.ts"

const usage = `Usage: node --import tsx bench/fleet/store-kills.ts [--kills=N] [--seed=N] [--store=URL] [--report]

Processes that write to a store, killed at random moments; then everything that the store had acknowledged is looked for.
On a server of this script's own every third kill is the server's.
  --kills=N    so many on each database instead of 60
  --seed=N     the moments of an earlier run
  --store=URL  a database with nothing in it, instead of a file and a server of this script's own
  --report     write store.json
`
const args = process.argv.slice(2)
if (args.includes("--help")) {
  console.log(usage)
  process.exit(0)
}
const textOf = (name: string): string | undefined =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const kills = Number(textOf("kills") ?? 60)
const seed = Number(textOf("seed") ?? Date.now() % 2 ** 31)

const digest = coveredByStoreKills(resolve(import.meta.dirname, "../.."))
const store = textOf("store")
const killed: Readonly<Record<string, Killed>> =
  store === undefined
    ? { embedded: await onFile(), postgres: await onServer() }
    : { given: await killWriters(foreignVictim(store), kills, seed) }
const date = new Date().toISOString().slice(0, 10)
const report = `${JSON.stringify({ date, digest, node: process.version, seed, ...killed }, null, 2)}\n`
process.stdout.write(report)
if (args.includes("--report") && store === undefined) writeFileSync(join(import.meta.dirname, "store.json"), report)
const isWhole = Object.values(killed).every(({ lost, torn, faults }) => lost.length + torn.length + faults.length === 0)
if (!isWhole) process.exitCode = 1

async function onFile(): Promise<Killed> {
  const folder = mkdtempSync(join(tmpdir(), "store-kills-"))
  try {
    return await killWriters(fileVictim(join(folder, "store.db")), kills, seed)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function onServer(): Promise<Killed> {
  const server = await startPostgres({ syncs: true })
  try {
    return await killWriters(serverVictim(server, await server.database()), kills, seed)
  } finally {
    await server.close()
  }
}
