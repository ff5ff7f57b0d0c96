// The long runs of the driver: many agents that something is wrong with, and two that write more than anybody can hold.
// Prints what it found; with --report it is kept in bench/driver/chaos.json. `--runs N` is how many agents, 1,000 by default.
import { writeFileSync } from "node:fs"
import { performance } from "node:perf_hooks"
import { coveredByChaos } from "../../bench/driver/covered.ts"
import type { Answer, WireDiagnostic } from "../../runtime/driver/connection.ts"
import { openConnection } from "../../runtime/driver/transport/open.ts"
import { chaosOf, held } from "./chaos.ts"
import { scripted } from "./scripted.ts"
import type { Step } from "./scripted.ts"

const mebibyte = 1024 * 1024
const given = process.argv.indexOf("--runs")
const runs = given < 0 ? 1_000 : Number(process.argv[given + 1])

/** How much memory this process grew by at the most while an agent wrote what it was told to, and what came of it. */
async function flooded(steps: readonly Step[]): Promise<{
  readonly answer: Answer["kind"]
  readonly diagnostics: readonly WireDiagnostic["code"][]
  readonly grown: number
  readonly seconds: number
}> {
  const agent = scripted([{ expect: "initialize" }, ...steps, { answer: null }])
  const diagnostics: string[] = []
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20)
  const start = performance.now()
  const connection = openConnection(agent, {
    notified: () => {},
    requested: () => {},
    observed: ({ code }) => diagnostics.push(code),
    closed: () => {},
  })
  const answer = await new Promise<Answer>((resolve) => connection.request("initialize", {}, 120_000, resolve))
  const seconds = Math.round((performance.now() - start) / 100) / 10
  clearInterval(watch)
  await connection.close()
  agent.remove()
  return { answer: answer.kind, diagnostics, grown: Math.round((most - before) / mebibyte), seconds }
}

// What the first agent of all needs is not what a flood needs.
await chaosOf([0], 1)
const errors = await flooded([{ flood: { text: "warning: all is well\n", bytes: 1024 * mebibyte, stream: "stderr" } }])
const line = await flooded([{ flood: { text: "x", bytes: 100_000_000 } }, { write: "\n" }])
await chaosOf([0], 1)
const before = held()
const seeds = Array.from({ length: runs }, (_, index) => index + 1)
const { runs: done, rejections } = await chaosOf(seeds, 6)
const after = held()

/** How often each value occurs, the most frequent first. */
function counted(values: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return Object.fromEntries([...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)))
}

const wrong = done.filter((run) => run.wrong.length > 0)
const report = {
  node: process.version,
  digest: coveredByChaos("."),
  runs: done.length,
  wrong,
  rejections,
  leaked: JSON.stringify(before) === JSON.stringify(after) ? null : { before, after },
  longest: Math.round(Math.max(...done.map(({ milliseconds }) => milliseconds))),
  causes: counted(done.map(({ cause }) => cause)),
  rungs: counted(done.map(({ rung }) => rung)),
  faults: counted(done.map(({ fault }) => fault)),
  places: counted(done.map(({ place }) => place)),
  gibibyteOfErrors: errors,
  lineOf100Megabytes: line,
}
console.log(JSON.stringify(report, null, 2))
if (process.argv.includes("--report")) writeFileSync("bench/driver/chaos.json", `${JSON.stringify(report, null, 2)}\n`)
const floods = [errors, line].every(({ answer, grown }) => answer === "result" && grown <= 64)
if (wrong.length > 0 || rejections.length > 0 || report.leaked !== null || !floods) process.exitCode = 1
