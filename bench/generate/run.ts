import { spawn, spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { setTimeout as after } from "node:timers/promises"
import { namedTests } from "../../test/fixtures/named-tests.ts"
import { coveredDigest } from "../scale/covered.ts"

/** Figures of one way to run the command, in milliseconds. */
interface Figures {
  readonly what: string
  readonly runs: number
  readonly cpu: Spread
  readonly wall: Spread
}

interface Spread {
  readonly min: number
  readonly median: number
  readonly p95: number
  readonly max: number
}

const compiled = resolve("dist/command/main.js")
if (!existsSync(compiled)) {
  console.error("dist/ is missing. Run: pnpm build")
  process.exit(2)
}
const json = process.argv.includes("--json")
// --report keeps the figures, with the digest of the sources that they are of, in bench/generate/report.json.
const runs = Number(process.argv.find((each) => each.startsWith("--runs="))?.slice(7) ?? 9)
// In memory where the system has such a disk: what a disk costs is not the command's.
const project = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "bench-generate-"))
for (const room of ["model", "catalog", "docs", "output"]) cpSync(room, join(project, room), { recursive: true })
for (const path of namedTests()) cpSync(path, join(project, path), { recursive: true })
const cache = join(project, "node_modules")

function spread(samples: readonly number[]): Spread {
  const sorted = samples.toSorted((left, right) => left - right)
  const at = (share: number): number =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0) * 10) / 10
  return { min: at(0), median: at(0.5), p95: at(0.95), max: at(1) }
}

/** CPU time of a finished child as the operating system counted it, and wall time. */
function measure(what: string, args: readonly string[], before: () => void, expected: number): Figures {
  const cpu: number[] = []
  const wall: number[] = []
  for (let run = 0; run <= runs; run++) {
    before()
    const children = childCpu()
    const started = performance.now()
    const { status, stderr } = spawnSync(process.execPath, [...args], { cwd: project, encoding: "utf8" })
    const took = performance.now() - started
    if (status !== expected) throw new Error(`${what}: exit ${status}\n${stderr}`)
    if (run === 0) continue
    wall.push(took)
    cpu.push(childCpu() - children)
  }
  return { what, runs, cpu: spread(cpu), wall: spread(wall) }
}

/** Milliseconds of CPU that finished children have used so far (Linux: cutime and cstime of this process, in ticks of 10 ms). */
function childCpu(): number {
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1]?.split(" ") ?? []
  return (Number(fields[13]) + Number(fields[14])) * 10
}

/** Milliseconds from the end of an edit of one fact to the generated cell on disk, with a watcher running. */
async function watchEdits(): Promise<Figures> {
  const fact = join(project, "catalog/harnesses/codex.ts")
  const table = join(project, "output/tables/checkfu/reachability.json")
  const original = readFileSync(fact, "utf8")
  const edited = original
    .replace("dialects: [openaiResponses]", "dialects: [openaiResponses, openaiChat]")
    .replace(
      "import { openaiResponses }",
      'import { openaiChat } from "../dialects/openai-chat.ts"\nimport { openaiResponses }',
    )
  const watcher = spawn(process.execPath, [compiled, "generate", "--watch"], { cwd: project, stdio: "ignore" })
  await after(2500)
  const wall: number[] = []
  for (let run = 0; run <= runs * 2; run++) {
    const was = statSync(table).mtimeMs
    const started = performance.now()
    // No text is one that was read before, whose plan would be kept.
    writeFileSync(fact, `${run % 2 === 0 ? edited : original}// ${run}\n`)
    while (statSync(table).mtimeMs === was) {
      if (performance.now() - started > 20_000) throw new Error("the watcher wrote nothing in 20 s")
      await after(2)
    }
    if (run > 0) wall.push(performance.now() - started)
    await after(400)
  }
  watcher.kill("SIGTERM")
  writeFileSync(fact, original)
  return { what: "watch: edit of one fact → its cell on disk", runs: wall.length, cpu: spread([]), wall: spread(wall) }
}

const nothing = (): void => {}
const figures = [
  measure("bare node", ["-e", "0"], nothing, 0),
  measure(
    "generate, cold: no cache, every output missing",
    [compiled, "generate"],
    () => {
      rmSync(cache, { recursive: true, force: true, maxRetries: 10 })
      rmSync(join(project, "output"), { recursive: true, force: true, maxRetries: 10 })
    },
    0,
  ),
  measure(
    "generate --check, no cache",
    [compiled, "generate", "--check"],
    () => rmSync(cache, { recursive: true, force: true, maxRetries: 10 }),
    0,
  ),
  measure("generate --check, no change", [compiled, "generate", "--check"], nothing, 0),
  measure("generate, no-op", [compiled, "generate"], nothing, 0),
  measure("explain one cell", [compiled, "explain", "reachability", "codex", "google-ai-studio"], nothing, 0),
  await watchEdits(),
]
rmSync(project, { recursive: true, maxRetries: 10 })

if (process.argv.includes("--report")) {
  const date = new Date().toISOString().slice(0, 10)
  const report = { date, digest: coveredDigest("."), node: process.version, figures }
  writeFileSync("bench/generate/report.json", `${JSON.stringify(report, null, 2)}\n`)
}
if (json) console.log(JSON.stringify({ node: process.version, figures }, null, 2))
else {
  console.log(`node ${process.version}, ${runs} runs each after one uncounted, milliseconds\n`)
  console.log(`${"what".padEnd(50)}${"cpu median".padStart(12)}${"wall median".padStart(13)}${"wall p95".padStart(10)}`)
  for (const { what, cpu, wall } of figures)
    console.log(
      `${what.padEnd(50)}${String(cpu.median).padStart(12)}${String(wall.median).padStart(13)}${String(wall.p95).padStart(10)}`,
    )
}
