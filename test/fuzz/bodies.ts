import { judge } from "./body/judge.ts"
import type { Verdict } from "./body/judge.ts"
import { textOf } from "./body/texts.ts"
import { Random } from "./random.ts"

const usage = `Usage: node --import tsx test/fuzz/bodies.ts [--seconds N | --count N] [--seed N]

Texts cut anywhere through the scanner of the gateway's bodies, with JSON.parse as judge: the same places, or refused.
  --seconds N  for so long; 60 where neither is given
  --count N    so many texts
  --seed N     the texts of an earlier run
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
const seed = option("--seed", Date.now() % 2 ** 31)
const count = option("--count", Infinity)
const seconds = option("--seconds", count === Infinity ? 60 : Infinity)
const random = new Random(seed)
const tally: { [verdict in Verdict]: number } = { spans: 0, refused_invalid: 0, refused_doubled: 0, refused_form: 0 }
// Half the texts are no JSON: the traces of their errors would take most of the time.
Error.stackTraceLimit = 0
console.log(`seed ${seed}`)
const started = performance.now()
const took = (): number => (performance.now() - started) / 1000
try {
  for (let texts = 0; texts < count && (texts % 1000 !== 0 || took() < seconds); texts++)
    tally[judge(textOf(random), random)]++
  console.log(`${Math.round(took())} s: ${JSON.stringify(tally)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
