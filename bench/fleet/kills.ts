import { writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { killReplicas } from "../../test/fleet/kills.ts"
import { startPostgres } from "../../test/real/postgres.ts"
import { asked } from "./asked.ts"
import { coveredByFleetKills } from "./covered.ts"

const usage = `Usage: node --import tsx bench/fleet/kills.ts [--calls=N] [--kills=N] [--at-once=N] [--seed=N] [--report]

Calls through three replicas of the gateway over one PostgreSQL, while these are killed and started anew by turns.
  --calls=N    so many instead of 2,000
  --kills=N    so many processes instead of 8
  --at-once=N  so many calls together instead of 16
  --seed=N     the moments of an earlier run
  --report     write kills.json
`
const { option, isReported } = asked(usage)

const digest = coveredByFleetKills(resolve(import.meta.dirname, "../.."))
const [calls, kills, atOnce] = [option("calls", 2_000), option("kills", 8), option("at-once", 16)]
const seed = option("seed", Date.now() % 2 ** 31)
const postgres = await startPostgres()
try {
  const killed = await killReplicas(await postgres.database(), calls, kills, atOnce, seed)
  const date = new Date().toISOString().slice(0, 10)
  const report = `${JSON.stringify({ date, digest, node: process.version, seed, atOnce, ...killed }, null, 2)}\n`
  process.stdout.write(report)
  if (isReported) writeFileSync(join(import.meta.dirname, "kills.json"), report)
} finally {
  await postgres.close()
}
