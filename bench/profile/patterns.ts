/** Asks recheck about random patterns that the profile accepts: `--patterns N` (200 unless said), `--seed N`, `--report`. */
import { writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { check } from "recheck"
import { judgePattern } from "../../runtime/admission/profile/pattern/work.ts"
import { randomFrom, randomPattern } from "../../test/json-schema/random.ts"
import { coveredByProfile } from "./covered.ts"

const { values } = parseArgs({
  options: { patterns: { type: "string" }, seed: { type: "string" }, report: { type: "boolean" } },
})
const wanted = Number(values.patterns ?? 200)
const seed = Number(values.seed ?? 1)
const random = randomFrom(seed)

/** Exactly, by automata; where those grow too large, by whatever the judge has besides. */
async function statusOf(pattern: string): Promise<string> {
  const exact = await check(pattern, "u", { checker: "automaton", timeout: 5_000 })
  return exact.status === "unknown" ? (await check(pattern, "u", { timeout: 20_000 })).status : exact.status
}

const tried = new Set<string>()
const vulnerable: string[] = []
const unknown: string[] = []
let drawn = 0
while (tried.size < wanted) {
  const pattern = randomPattern(random)
  drawn++
  if (tried.has(pattern) || !judgePattern(pattern).ok) continue
  tried.add(pattern)
  const status = await statusOf(pattern)
  if (status === "vulnerable") vulnerable.push(pattern)
  if (status === "unknown") unknown.push(pattern)
}
// A planted pattern shows that the judge is awake.
const awake = (await check("^(a+)+$", "u")).status === "vulnerable"
console.log(
  `${tried.size} accepted of ${drawn} drawn: ${vulnerable.length} vulnerable, ${unknown.length} unknown; a planted one is ${awake ? "found" : "MISSED"}`,
)
for (const pattern of [...vulnerable, ...unknown]) console.log(pattern)
if (values.report === true) {
  const report = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    digest: coveredByProfile("."),
    seed,
    patterns: tried.size,
    drawn,
    vulnerable,
    unknown,
    awake,
  }
  writeFileSync("bench/profile/patterns-report.json", `${JSON.stringify(report, null, 2)}\n`)
}
if (vulnerable.length > 0 || !awake) process.exitCode = 1
