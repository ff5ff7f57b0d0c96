import { writeFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { format } from "prettier"
import { coveredByReport } from "./covered.ts"
import { cpuOf, delayOf, latencyOf, memoryOf, quantile, warmed } from "./measures.ts"
import type { Delay } from "./measures.ts"
import { startModule } from "./process.ts"
import { reportPage } from "./report.ts"
import type { Figures, Report } from "./report.ts"
import { nothingBetween, startTargets, yardstick } from "./targets.ts"
import type { Target } from "./targets.ts"

const usage = `Usage: node --import tsx bench/gateway/run.ts [--passes=N] [--only=NAME] [--json] [--report]

The gateway and other proxies at the same job before the same provider, in CPU time, added time, delay and memory.
  --passes=N   so many passes instead of 4
  --only=NAME  only targets whose name holds this, and the yardstick
  --json       print JSON
  --report     write report.json and report.md
`
const args = process.argv.slice(2)
if (args.includes("--help")) {
  console.log(usage)
  process.exit(0)
}
const passes = Number(args.find((arg) => arg.startsWith("--passes="))?.slice(9) ?? 4)
const only = args.find((arg) => arg.startsWith("--only="))?.slice(7) ?? ""
const openStreams = 2_000
/** Which is asked less often, or the run would take a quarter of an hour. */
const slowest = "portkey"
/** The delays take seconds a target, and are asked for in the first passes alone. */
const delayPasses = 3

interface Passed {
  readonly request: number[]
  readonly stream: number[]
  readonly latency: number[]
  readonly alone: Delay[]
  readonly beside: Delay[]
}

const digest = coveredByReport(join(import.meta.dirname, "../.."))
const provider = await startModule(join(import.meta.dirname, "provider.ts"), [], 0)
const { targets: all, leftOut } = await startTargets(provider, 1)
const targets = all.filter(({ name }) => name.includes(only) || name === yardstick || name === nothingBetween)
const measured = new Map<Target, Passed>(
  targets.map((target) => [target, { request: [], stream: [], latency: [], alone: [], beside: [] }]),
)
try {
  for (const target of measured.keys()) {
    process.stderr.write(`warming: ${target.name}\n`)
    await (target.name === slowest ? warmed(target, 1_000, 50) : warmed(target, 15_000, 300))
  }
  for (let pass = 0; pass < passes; pass++)
    for (const [target, passed] of measured) {
      process.stderr.write(`pass ${pass + 1}: ${target.name}\n`)
      const isSlow = target.name === slowest
      passed.request.push(await cpuOf(target, "json", isSlow ? 1_000 : 6_000))
      if (target.streams) passed.stream.push(await cpuOf(target, "events", isSlow ? 100 : 400))
      passed.latency.push(await latencyOf(target, isSlow ? 200 : 600))
      if (!target.streams || pass >= delayPasses) continue
      passed.alone.push(await delayOf(target, false))
      passed.beside.push(await delayOf(target, true))
    }
  const yard = [...measured].find(([{ name }]) => name === yardstick)?.[1] ?? null
  const direct = [...measured].find(([{ name }]) => name === nothingBetween)?.[1] ?? null
  const figures: Figures[] = []
  for (const [target, passed] of measured) {
    const isDirect = target.name === nothingBetween
    process.stderr.write(`memory: ${target.name}\n`)
    figures.push({
      name: target.name,
      version: target.version,
      request: isDirect ? null : costOf(passed.request, yard?.request),
      stream: isDirect || !target.streams ? null : costOf(passed.stream, yard?.stream),
      addedMicroseconds: isDirect
        ? null
        : quantile(
            passed.latency.map((each, at) => each - (direct?.latency[at] ?? 0)),
            0.5,
          ),
      delay: target.streams ? { alone: least(passed.alone), beside: least(passed.beside) } : null,
      memory: isDirect || !target.streams ? null : await memoryOf(target, openStreams),
    })
  }
  const report: Report = {
    date: new Date().toISOString().slice(0, 10),
    digest,
    node: process.version,
    processors: availableParallelism(),
    passes,
    openStreams,
    figures,
    leftOut,
  }
  const page = await format(reportPage(report), { parser: "markdown", printWidth: 120 })
  if (args.includes("--report")) {
    writeFileSync(join(import.meta.dirname, "report.json"), `${JSON.stringify(report, null, 2)}\n`)
    writeFileSync(join(import.meta.dirname, "report.md"), page)
  }
  console.log(args.includes("--json") ? JSON.stringify(report, null, 2) : page)
} finally {
  await Promise.all(all.map((target) => target.stop()))
}
process.exit(0)

/** The least of all passes, on both sides: what else the machine does only adds to it. */
function costOf(spent: readonly number[], yard: readonly number[] = []): Figures["request"] {
  const microseconds = Math.min(...spent)
  return { microseconds, ratio: yard.length === 0 ? Number.NaN : microseconds / Math.min(...yard) }
}

function least(delays: readonly Delay[]): Delay {
  const of = (name: keyof Delay): number => Math.min(...delays.map((delay) => delay[name]))
  return { p50: of("p50"), p99: of("p99"), most: of("most") }
}
