import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { tryAll, unappliable } from "./under-patch.ts"

const usage = `Usage: node --import tsx test/mutants/decoders.ts [NAME]…

Plants each fault of test/mutants/decoders/ in the kernel or in the generator of decoders, and runs the tests beside what
it changes. Each fault must fail one of them.
`
const args = process.argv.slice(2)
if (args.includes("--help")) {
  console.log(usage)
  process.exit(0)
}
const trials = readdirSync(join(import.meta.dirname, "decoders"))
  .toSorted()
  .map((file) => ({ name: file.replace(/\.patch$/, ""), patch: `decoders/${file}`, tests: [testsFor(file)] }))
  .filter(({ name }) => args.length === 0 || args.includes(name))
const started = performance.now()
let failed = 0
await tryAll(trials, ({ name }, outcomes) => {
  const caught = outcomes !== "unappliable" && (outcomes?.filter(({ passed }) => !passed).length ?? 0) > 0
  if (!caught) failed++
  const said = outcomes === "unappliable" ? unappliable : outcomes === null ? "the tests gave no result" : "survives"
  console.log(caught ? `passed  ${name}` : `FAILED  ${name}: ${said}`)
})
const seconds = Math.round((performance.now() - started) / 1000)
console.log(`${trials.length - failed} passed, ${failed} failed, ${seconds} s`)
process.exitCode = failed === 0 && trials.length > 0 ? 0 : 1

/** The tests of the kernel for its faults, those of the generator for all others. */
function testsFor(file: string): string {
  const patch = readFileSync(join(import.meta.dirname, "decoders", file), "utf8")
  return patch.startsWith("--- a/templates/") ? "templates/kernel.test.ts" : "generators/emit/decoder.test.ts"
}
