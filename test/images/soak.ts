/**
 * Builds the images of the catalog's harnesses that are left out of each landing, and tests each by the command that its build
 * prints. `--report` writes down what came of it; exit 1 where one did not pass. Needs podman, and npm's registry.
 */
import { spawnSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { coveredByImages, soaked } from "./covered.ts"
import { hasPodman, openWorkshop } from "./workshop.ts"

interface Tested {
  readonly result: string
  readonly checks: readonly { readonly name: string; readonly status: string }[]
}

if (!hasPodman) {
  console.error("podman is missing. Run: apt-get install podman runc")
  process.exit(2)
}
const workshop = openWorkshop()
const images: object[] = []
let failed = 0
try {
  for (const name of soaked) {
    const started = performance.now()
    const { result, checks } = (await workshop.builtAndTested(name)) as Tested
    const seconds = Math.round((performance.now() - started) / 1000)
    if (result !== "passed") failed++
    images.push({
      name,
      result,
      checks: Object.fromEntries(checks.map((check) => [check.name, check.status])),
      seconds,
    })
    console.log(`${result.padEnd(6)}  ${name}, ${seconds} s`)
  }
} finally {
  workshop.close()
}
console.log(`${images.length - failed} passed, ${failed} failed`)
if (process.argv.includes("--report")) {
  const engine = spawnSync("podman", ["--version"], { encoding: "utf8" }).stdout.trim()
  const head = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    engine,
    digest: coveredByImages("."),
  }
  writeFileSync("test/images/report.json", `${JSON.stringify({ ...head, images }, null, 2)}\n`)
}
process.exitCode = failed === 0 ? 0 : 1
