/** How long a review and explanations take with the compiled command on this project's own catalog: `--runs=N`, `--json`; `--report` keeps the figures in bench/review/report.json. */
import { execFileSync, spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { setTimeout as after } from "node:timers/promises"
import { namedTests } from "../../test/fixtures/named-tests.ts"
import { coveredByReview } from "./covered.ts"

/** Milliseconds of one way to run the command. */
interface Figures {
  readonly what: string
  readonly cpu: number
  readonly wall: { readonly min: number; readonly median: number; readonly p95: number }
}

const compiled = resolve("dist/command/main.js")
if (!existsSync(compiled)) {
  console.error("dist/ is missing. Run: pnpm build")
  process.exit(2)
}
const runs = Number(process.argv.find((each) => each.startsWith("--runs="))?.slice(7) ?? 15)
// In memory where the system has such a disk: what a disk costs is not the command's.
const project = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "bench-review-"))
for (const room of ["model", "catalog", "docs", "output"]) cpSync(room, join(project, room), { recursive: true })
for (const path of namedTests()) cpSync(path, join(project, path), { recursive: true })
const git = (...args: readonly string[]): void => void execFileSync("git", [...args], { cwd: project })
git("init", "--quiet", "--initial-branch=main")
git("add", "--all")
git(
  "-c",
  "user.name=Bench",
  "-c",
  "user.email=bench@example.com",
  "-c",
  "commit.gpgsign=false",
  "commit",
  "--quiet",
  "-m",
  "Begin",
)

/** Lets what was written grow as old as files are that nobody is just writing: a younger one is read to see whether it changed. */
const settled = (): Promise<void> => after(3_000)

/** Milliseconds of CPU that finished children have used so far (Linux: cutime and cstime of this process, in ticks of 10 ms). */
function childCpu(): number {
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1]?.split(" ") ?? []
  return (Number(fields[13]) + Number(fields[14])) * 10
}

function measure(what: string, args: readonly string[], expected: number, prepare = (): void => undefined): Figures {
  const wall: number[] = []
  let before = 0
  for (let run = 0; run <= runs; run++) {
    if (run === 1) before = childCpu()
    prepare()
    const started = performance.now()
    const { status, stderr } = spawnSync(process.execPath, [...args], { cwd: project, encoding: "utf8" })
    if (status !== expected) throw new Error(`${what}: exit ${status}\n${stderr}`)
    if (run > 0) wall.push(performance.now() - started)
  }
  const sorted = wall.toSorted((left, right) => left - right)
  const at = (share: number): number => Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) * 10) / 10
  return { what, cpu: Math.round((childCpu() - before) / runs), wall: { min: at(0), median: at(0.5), p95: at(0.95) } }
}

/** Forgets what reviews have found, so that the next one compares anew. */
function forgetReviews(): void {
  const kept = join(project, "node_modules", ".cache")
  for (const name of readdirSync(kept, { recursive: true, encoding: "utf8" }))
    if (name.includes("result-review-")) rmSync(join(kept, name))
}

await settled()
const bare = measure("bare node", ["-e", "0"], 0)
const unchanged = measure("diff, nothing changed", [compiled, "diff"], 0)
const explained = [
  measure("explain one cell", [compiled, "explain", "reachability", "codex", "google-ai-studio"], 0),
  measure("explain a fact", [compiled, "explain", "harness/codex"], 0),
  measure("explain a request", [compiled, "explain", "POST", "/v1/messages"], 0),
  measure("explain a finding", [compiled, "explain", "ceiling/unproven"], 0),
]
const edit = (path: string, from: string, to: string): void =>
  writeFileSync(join(project, path), readFileSync(join(project, path), "utf8").replace(from, to))
edit("catalog/harnesses/codex.ts", 'multiagent_shared_environment: "false"', 'multiagent_shared_environment: "true"')
edit("catalog/contracts/checkfu/slots/session-steer.ts", "65_536", "65_537")
await settled()
const changed = [
  measure("diff, a raised ceiling and a loosened bound", [compiled, "diff"], 1),
  measure("diff, the same for the first time", [compiled, "diff"], 1, forgetReviews),
  measure("diff, the same as a comment", [compiled, "diff", "--reporter", "markdown"], 1),
]
rmSync(project, { recursive: true, force: true })
const figures = [bare, unchanged, ...changed, ...explained]
if (process.argv.includes("--report")) {
  const date = new Date().toISOString().slice(0, 10)
  const report = { date, digest: coveredByReview("."), node: process.version, figures }
  writeFileSync("bench/review/report.json", `${JSON.stringify(report, null, 2)}\n`)
}
if (process.argv.includes("--json")) console.log(JSON.stringify(figures, null, 2))
else
  for (const { what, cpu, wall } of figures)
    console.log(
      `${what.padEnd(45)} CPU ${String(cpu).padStart(4)} ms   wall ${wall.min} / ${wall.median} / ${wall.p95} ms (least, median, p95)`,
    )
