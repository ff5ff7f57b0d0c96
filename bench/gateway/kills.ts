import { writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { killClients } from "../../test/gateway/kills.ts"
import { coveredByKills } from "./covered.ts"

const usage = `Usage: node --import tsx bench/gateway/kills.ts [--clients=N] [--at-once=N] [--seed=N] [--report]

Clients of one gateway killed at random moments, and how long until the provider knows. One process does all of it, so
the figures are the gateway's only where the machine has nothing else to do.
  --clients=N  so many instead of 1,000
  --at-once=N  so many together instead of 25
  --seed=N     the moments of an earlier run
  --report     write kills.json
`
const args = process.argv.slice(2)
if (args.includes("--help")) {
  console.log(usage)
  process.exit(0)
}
const option = (name: string, otherwise: number): number =>
  Number(args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise)

const root = resolve(import.meta.dirname, "../..")
const digest = coveredByKills(root)
const [clients, atOnce, seed] = [option("clients", 1_000), option("at-once", 25), option("seed", Date.now() % 2 ** 31)]
const killed = await killClients(clients, atOnce, seed)
const date = new Date().toISOString().slice(0, 10)
const report = `${JSON.stringify({ date, digest, node: process.version, seed, atOnce, ...killed }, null, 2)}\n`
process.stdout.write(report)
if (args.includes("--report")) writeFileSync(join(import.meta.dirname, "kills.json"), report)
