/**
 * Mutates the laws, resolve and delta with Stryker, piece by piece. What was found of a source stays in `reports/` and is not
 * asked again while that source and the tests that reach it are the same, so that an interrupted run goes on where it
 * stopped. A source beside it may be another by then: `--fresh` forgets what is known, and asks everything at one time.
 * `--report` writes what the whole found, and paths name the only files to mutate.
 */
import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { reportOf, reportText } from "./report.ts"
import type { StrykerResult } from "./report.ts"
import { coveredByMutation, mutatedDigests, mutatedFiles } from "./sources.ts"

/** Up to so many bytes of sources are mutated in one piece: some minutes. */
const pieceBytes = 60_000
const found = "reports/stryker.json"
/** The digest of each source that it is of, and, where it is of the whole, of all with their tests. */
const [foundOf, foundWhole] = ["reports/stryker.sources", "reports/stryker.whole"]

const { values, positionals } = parseArgs({
  options: { report: { type: "boolean", default: false }, fresh: { type: "boolean", default: false } },
  allowPositionals: true,
})
if (values.report && positionals.length > 0) throw new Error("A report is of the whole: name no files with --report")

const whole = mutatedFiles(".")
const [sources, covered] = [mutatedDigests("."), coveredByMutation(".")]
if (values.fresh) for (const path of [found, foundOf, foundWhole]) rmSync(path, { force: true })
mkdirSync("reports", { recursive: true })
if (existsSync(found)) forgetOthers()
writeFileSync(foundOf, JSON.stringify(sources))

if (positionals.length > 0 || digestIn(foundWhole) !== covered) {
  const told = existsSync(found) ? (JSON.parse(readFileSync(found, "utf8")) as StrykerResult).files : {}
  // What nothing is known of comes first.
  const files = whole.toSorted((left, right) => Number(left in told) - Number(right in told))
  const pieces = piecesOf(positionals.length > 0 ? positionals : files)
  for (const [index, piece] of pieces.entries()) {
    console.log(`piece ${index + 1} of ${pieces.length}: ${piece.join(", ")}`)
    mutate(piece)
  }
  if (coveredByMutation(".") !== covered) throw new Error("Sources or tests changed meanwhile: run it again")
  if (positionals.length === 0) writeFileSync(foundWhole, covered)
}

const report = reportOf(JSON.parse(readFileSync(found, "utf8")) as StrykerResult, whole)
for (const { file, score, survived, noCoverage } of report.files) {
  const left = survived + noCoverage
  console.log(`${score.toFixed(2).padStart(6)} %  ${file}${left > 0 ? `, ${left} survive` : ""}`)
}
console.log(`${report.score.toFixed(2)} % of ${report.mutants} mutants`)
if (values.report) {
  const head = { date: new Date().toISOString().slice(0, 10), node: process.version, digest: covered }
  writeFileSync("test/stryker/report.json", reportText(head, report))
}

function digestIn(path: string): string | null {
  return existsSync(path) ? readFileSync(path, "utf8") : null
}

/** What is known of other sources than these is forgotten, and what crashed the tests twice: Stryker itself would keep that for an answer. */
function forgetOthers(): void {
  const known = JSON.parse(readFileSync(found, "utf8")) as StrykerResult
  const of = JSON.parse(digestIn(foundOf) ?? "{}") as { readonly [path: string]: string }
  const same = Object.entries(known.files).filter(([path]) => of[path] !== undefined && of[path] === sources[path])
  const files = same.map(([path, file]) => [
    path,
    { ...file, mutants: file.mutants.filter(({ status }) => status !== "RuntimeError") },
  ])
  writeFileSync(found, JSON.stringify({ ...known, files: Object.fromEntries(files) as StrykerResult["files"] }))
}

function piecesOf(files: readonly string[]): readonly (readonly string[])[] {
  const made: string[][] = []
  let left = 0
  for (const file of files) {
    const size = statSync(file).size
    if (size > left) {
      made.push([])
      left = Math.max(pieceBytes, size)
    }
    made.at(-1)?.push(file)
    left -= size
  }
  return made
}

function mutate(files: readonly string[]): void {
  const core = fileURLToPath(import.meta.resolve("@stryker-mutator/core"))
  const { status } = spawnSync(
    process.execPath,
    [
      join(dirname(core), "../../bin/stryker.js"),
      "run",
      "test/stryker/stryker.config.json",
      "--mutate",
      files.join(","),
    ],
    { stdio: "inherit", env: { ...process.env, NODE_OPTIONS: "--import=tsx" } },
  )
  if (status !== 0) throw new Error(`Stryker ended with ${String(status)}: what it had found before is kept`)
}
