import { writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { coveredByFuzz } from "../../bench/api/covered.ts"
import { fuzzApi } from "./api/run.ts"

const usage = `Usage: node --import tsx test/fuzz/api.ts [--count N] [--seed N] [--report]

Requests to the API made from the schemas of its documents: right ones, and ones with something wrong in their bodies,
paths, queries, headers and bytes. None may be answered with 500, and the store must be consistent afterwards.
  --count N   so many requests; 5000 where it is left out
  --seed N    the requests of an earlier run, as far as they do not depend on each other's order
  --report    write bench/api/fuzz.json
`
const args = process.argv.slice(2)
if (args.includes("--help")) {
  console.log(usage)
  process.exit(0)
}
const option = (name: string, otherwise: number): number => {
  const at = args.indexOf(name)
  return at === -1 ? otherwise : Number(args[at + 1])
}
const root = resolve(import.meta.dirname, "../..")
const seed = option("--seed", Date.now() % 2 ** 31)
// Taken before the run: what changes meanwhile is not what was tried.
const digest = coveredByFuzz(root)
console.log(`seed ${seed}`)
const started = performance.now()
try {
  const fuzzed = await fuzzApi(root, seed, option("--count", 5_000))
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${seconds} s: ${JSON.stringify(fuzzed)}`)
  if (args.includes("--report")) {
    const report = { date: new Date().toISOString().slice(0, 10), digest, seed, seconds, ...fuzzed }
    writeFileSync(resolve(root, "bench/api/fuzz.json"), `${JSON.stringify(report, null, 2)}\n`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
