import { faults } from "../hostile/faults.ts"
import type { Fault } from "../hostile/faults.ts"
import { tryAll, unappliable } from "./under-patch.ts"
import type { Outcome } from "./under-patch.ts"

const { only, everything } = read(process.argv.slice(2))
const asked = faults.filter(({ number }) => only === null || only.includes(number))
const verdicts = new Map<number, string>()
const started = performance.now()
const unsaid = [...asked]
const trials = asked.map((fault) => ({
  fault,
  patch: `${fault.mutant}.patch`,
  tests: [everything ? "test/hostile" : `test/hostile/${fault.file}`],
}))
await tryAll(trials, ({ fault }, outcomes) => {
  verdicts.set(fault.number, outcomes === "unappliable" ? unappliable : verdictOn(fault, outcomes))
  say()
})
const failed = asked.filter(({ number }) => verdicts.get(number) !== "").length
const seconds = Math.round((performance.now() - started) / 1000)
console.log(`${asked.length - failed} passed, ${failed} failed, ${seconds} s`)
process.exitCode = failed === 0 && asked.length > 0 ? 0 : 1

/** Prints what is known, in the order of the faults. */
function say(): void {
  for (let [fault] = unsaid; fault !== undefined; [fault] = unsaid) {
    const verdict = verdicts.get(fault.number)
    if (verdict === undefined) return
    unsaid.shift()
    console.log(
      `${verdict === "" ? "passed" : "FAILED"}  ${fault.mutant}${verdict === "" ? "" : `\n        ${verdict}`}`,
    )
  }
}

/** What is amiss with a mutant: it survives, or breaks what it should not; empty where nothing is. */
function verdictOn(fault: Fault, outcomes: readonly Outcome[] | null): string {
  if (outcomes === null) return "the tests gave no result: the patch breaks more than one place"
  const broken = new Set<number>()
  for (const { name, passed } of outcomes) {
    const number = Number(/\bfault (\d+): /.exec(name)?.[1] ?? 0)
    if (!passed && !(number === 0 && everything)) broken.add(number)
  }
  if (!broken.has(fault.number)) return `survives: no test of fault ${fault.number} fails`
  const allowed = [fault.number, ...fault.companions]
  const others = [...broken].filter((number) => !allowed.includes(number))
  return others.length === 0 ? "" : `also fails the tests of fault ${others.join(", ")}`
}

/** `--only 22,23`: those faults alone. `--all`: every hostile test under each patch, not only those of its file. */
function read(args: readonly string[]): { readonly only: readonly number[] | null; readonly everything: boolean } {
  const at = args.indexOf("--only")
  const numbers = at === -1 ? null : (args[at + 1] ?? "").split(",").map(Number)
  return { only: numbers, everything: args.includes("--all") }
}
