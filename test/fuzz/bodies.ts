import { writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { coveredByBodies } from "../../bench/gateway/covered.ts"
import { judge } from "./body/judge.ts"
import type { Verdict } from "./body/judge.ts"
import { textOf } from "./body/texts.ts"
import { Random } from "./random.ts"

const usage = `Usage: node --import tsx test/fuzz/bodies.ts [--seconds N | --count N] [--seed N] [--report]

Texts cut anywhere through the scanner of the gateway's bodies, with JSON.parse as judge: the same places, or refused.
  --seconds N  for so long; 60 where neither is given
  --count N    so many texts
  --seed N     the texts of an earlier run
  --report     write bench/gateway/bodies.json
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
// Taken before the run: what changes meanwhile is not what was tried.
const digest = coveredByBodies(root)
const random = new Random(seed)
const tally: { [verdict in Verdict]: number } = { spans: 0, refused_invalid: 0, refused_doubled: 0, refused_form: 0 }
// Half the texts are no JSON: the traces of their errors would take most of the time.
Error.stackTraceLimit = 0
console.log(`seed ${seed}`)
const started = performance.now()
const took = (): number => (performance.now() - started) / 1000
let texts = 0
try {
  for (; texts < count && (texts % 1000 !== 0 || took() < seconds); texts++) tally[judge(textOf(random), random)]++
  console.log(`${Math.round(took())} s: ${JSON.stringify(tally)}`)
  if (args.includes("--report")) {
    const report = {
      date: new Date().toISOString().slice(0, 10),
      digest,
      seed,
      seconds: Math.round(took()),
      texts,
      tally,
    }
    writeFileSync(resolve(root, "bench/gateway/bodies.json"), `${JSON.stringify(report, null, 2)}\n`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
