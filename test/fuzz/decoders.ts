import { writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { decodersDigest } from "../../bench/decoders/covered.ts"
import { fuzz } from "./fuzz.ts"
import { everyTarget } from "./targets.ts"

const usage = `Usage: node --import tsx test/fuzz/decoders.ts [--seconds N | --count N] [--seed N] [--report]

Mutated bytes through every decoder, with the interpreter as second reader.
  --seconds N  for so long; 60 where neither is given
  --count N    so many texts
  --seed N     the texts of an earlier run
  --report     write bench/decoders/soak.json
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
const count = option("--count", Infinity)
const seconds = option("--seconds", count === Infinity ? 60 : Infinity)
const digest = decodersDigest(root)
const targets = await everyTarget(root)
// Every fourth text is no JSON: the traces of their errors would take most of the time.
Error.stackTraceLimit = 0
console.log(`seed ${seed}, ${targets.length} payloads`)
try {
  const started = performance.now()
  const tally = fuzz(targets, seed, { count, milliseconds: seconds * 1000 })
  const took = Math.round((performance.now() - started) / 1000)
  console.log(`${took} s: ${JSON.stringify(tally)}`)
  if (args.includes("--report")) {
    const date = new Date().toISOString().slice(0, 10)
    const report = { date, digest, seed, payloads: targets.length, seconds: took, ...tally }
    writeFileSync(resolve(root, "bench/decoders/soak.json"), `${JSON.stringify(report, null, 2)}\n`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
