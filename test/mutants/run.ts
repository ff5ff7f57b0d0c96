import { execFile, execFileSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { faults } from "../hostile/faults.ts"
import type { Fault } from "../hostile/faults.ts"

const root = resolve(import.meta.dirname, "../..")
const rooms = ["catalog", "cli", "generators", "model", "output", "runtime", "templates", "test"]
const files = ["package.json", "tsconfig.json", "vitest.config.ts"]
const atATime = 2

const { only, everything } = read(process.argv.slice(2))
const asked = faults.filter(({ number }) => only === null || only.includes(number))
const waiting = [...asked]
const verdicts = new Map<number, string>()
const started = performance.now()
const unsaid = [...asked]
await Promise.all(Array.from({ length: Math.min(atATime, asked.length) }, worker))
const failed = asked.filter(({ number }) => verdicts.get(number) !== "").length
const seconds = Math.round((performance.now() - started) / 1000)
console.log(`${asked.length - failed} passed, ${failed} failed, ${seconds} s`)
process.exitCode = failed === 0 && asked.length > 0 ? 0 : 1

/** Takes one patch after the other into a copy of its own, and out again. */
async function worker(): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), "mutants-"))
  try {
    for (const room of rooms) cpSync(join(root, room), join(copy, room), { recursive: true })
    for (const file of files) cpSync(join(root, file), join(copy, file))
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"))
    for (let fault = waiting.shift(); fault !== undefined; fault = waiting.shift()) {
      verdicts.set(fault.number, await verdictOn(fault, copy))
      say()
    }
  } finally {
    rmSync(copy, { recursive: true })
  }
}

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

/** What is amiss with a mutant: it does not apply, it survives, or it breaks what it should not; empty where nothing is. */
async function verdictOn(fault: Fault, copy: string): Promise<string> {
  const patch = join(root, "test/mutants", `${fault.mutant}.patch`)
  const apply = (...options: readonly string[]): void =>
    void execFileSync("git", ["apply", ...options, patch], { cwd: copy, stdio: "pipe" })
  try {
    apply("--check")
  } catch {
    return "the patch no longer applies: make it anew from the code as it stands"
  }
  apply()
  try {
    const outcomes = await testsIn(copy, fault)
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
  } finally {
    apply("--reverse")
  }
}

interface Outcome {
  readonly name: string
  readonly passed: boolean
}

/** Runs the file that tests a fault, or all of them, under the patch. */
function testsIn(copy: string, { file }: Fault): Promise<readonly Outcome[] | null> {
  const report = join(copy, "report.json")
  rmSync(report, { force: true })
  const tests = everything ? "test/hostile" : `test/hostile/${file}`
  const args = ["node_modules/vitest/vitest.mjs", "run", tests, "--reporter=json", `--outputFile=${report}`]
  return new Promise((settle) => {
    execFile(process.execPath, args, { cwd: copy, maxBuffer: 1 << 26 }, () => {
      try {
        settle(outcomesIn(readFileSync(report, "utf8")))
      } catch {
        settle(null)
      }
    })
  })
}

function outcomesIn(report: string): readonly Outcome[] | null {
  const { testResults } = JSON.parse(report) as {
    readonly testResults: readonly {
      readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
    }[]
  }
  const outcomes = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ name: fullName, passed: status === "passed" })),
  )
  return outcomes.length === 0 ? null : outcomes
}

/** `--only 22,23`: those faults alone. `--all`: every hostile test under each patch, not only those of its file. */
function read(args: readonly string[]): { readonly only: readonly number[] | null; readonly everything: boolean } {
  const at = args.indexOf("--only")
  const numbers = at === -1 ? null : (args[at + 1] ?? "").split(",").map(Number)
  return { only: numbers, everything: args.includes("--all") }
}
