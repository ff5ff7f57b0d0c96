import { writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { startPostgres } from "../../test/real/postgres.ts"
import { killAmidVerifications } from "../../test/verifications/kills.ts"
import { asked } from "./asked.ts"
import { coveredByVerificationKills } from "./covered.ts"

const usage = `Usage: node --import tsx bench/fleet/verifications.ts [--verifications=N] [--kills=N] [--sleeps=N] [--seed=N] [--report]

Verifications through two replicas of the API, three runners and a gateway over one PostgreSQL, while replicas and runners
are killed at every moment and started anew.
  --verifications=N  so many instead of 50
  --kills=N          so many of replicas, and as many of runners, instead of 12
  --sleeps=N         so many runners stopped until their claims ran out, instead of 2
  --seed=N           the victims and pauses of an earlier run; what else happens when is the machine's
  --report           write verifications.json
`
const { option, isReported } = asked(usage)

const digest = coveredByVerificationKills(resolve(import.meta.dirname, "../.."))
const [verifications, kills, sleeps] = [option("verifications", 50), option("kills", 12), option("sleeps", 2)]
const seed = option("seed", Date.now() % 2 ** 31)
const postgres = await startPostgres()
try {
  const url = await postgres.database()
  const killed = await killAmidVerifications(url, verifications, kills, sleeps, seed, 60_000 + verifications * 10_000)
  const date = new Date().toISOString().slice(0, 10)
  const report = `${JSON.stringify({ date, digest, node: process.version, seed, ...killed }, null, 2)}\n`
  process.stdout.write(report)
  if (isReported) writeFileSync(join(import.meta.dirname, "verifications.json"), report)
} finally {
  await postgres.close()
}
