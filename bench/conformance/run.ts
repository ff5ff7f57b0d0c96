import { writeFileSync } from "node:fs"
import { grammar, traceReader } from "../../runtime/conformance/index.ts"
import { framer } from "../../runtime/driver/transport/framer.ts"
import { coveredByCheck } from "./covered.ts"
import { opening, turnLength, turnLines } from "./trace.ts"

/**
 * Two questions: what checking a record costs beside `JSON.parse` of its lines, in CPU time of rounds that alternate, of
 * which the least counts, since what else the machine does only adds to it; and whether the memory stays the same over ten
 * million lines in which nothing ever ends. `--lines N` for fewer, `--report` writes `report.json`.
 */
const rounds = 61
/** As much as a file is read at once. */
const chunkBytes = 65_536

const option = (name: string): string | undefined => process.argv[process.argv.indexOf(name) + 1]
const soakLines = process.argv.includes("--lines") ? Number(option("--lines")) : 10_000_000

const lines = [...opening(), ...Array.from({ length: 100 }, (_, turn) => turnLines(turn, false)).flat()]
const record = Buffer.from(lines.map((line) => `${line}\n`).join(""))
const chunks = Array.from({ length: Math.ceil(record.length / chunkBytes) }, (_, index) =>
  record.subarray(index * chunkBytes, (index + 1) * chunkBytes),
)
let last: unknown

const ways: readonly (readonly [string, () => void])[] = [
  [
    "JSON.parse of the lines, as texts",
    () => {
      for (const line of lines) last = JSON.parse(line)
    },
  ],
  [
    "text, split and JSON.parse, from bytes",
    () => {
      for (const line of record.toString("utf8").split("\n")) if (line !== "") last = JSON.parse(line)
    },
  ],
  [
    "framer and JSON.parse, from bytes",
    () => {
      const frames = framer(1 << 25)
      for (const chunk of chunks)
        for (const line of frames.push(chunk)) if (line.kind === "line") last = JSON.parse(line.text)
    },
  ],
  [
    "the check, from bytes",
    () => {
      const judge = grammar()
      const reader = traceReader(judge)
      for (const chunk of chunks) reader.push(chunk)
      reader.end()
      last = judge.judged()
    },
  ],
]

function cpuOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

const least = ways.map(() => Infinity)
for (let round = -3; round < rounds; round++)
  for (const [index, [, work]] of ways.entries()) {
    const took = cpuOf(work)
    if (round >= 0) least[index] = Math.min(least[index] ?? Infinity, took)
  }
const rounded = (value: number): number => Math.round(value * 1_000) / 1_000
/** Milliseconds, and shares of `JSON.parse` of the same lines: where they are texts already, and where they come as bytes. */
const figures = ways.map(([what], index) => {
  const to = (baseline: number): number => rounded((least[index] ?? 0) / (least[baseline] ?? 1))
  return { what, least: rounded(least[index] ?? 0), toTexts: to(0), toSplit: to(1), toFramed: to(2) }
})
console.log(`${lines.length} lines, ${record.length} bytes; CPU ms, the least of ${rounds} rounds that alternate`)
console.log("   least  to texts  to split  to framed")
for (const { what, least: took, toTexts, toSplit, toFramed } of figures)
  console.log(
    `${took.toFixed(1).padStart(8)}${toTexts.toFixed(3).padStart(10)}${toSplit.toFixed(3).padStart(10)}${toFramed.toFixed(3).padStart(11)}  ${what}`,
  )

/** Memory in MiB after a collection, where one can be asked for. */
function memory(): number {
  const { gc } = globalThis as { readonly gc?: () => void }
  gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return Math.round(((heapUsed + arrayBuffers) / 1_048_576) * 10) / 10
}

const judge = grammar()
const reader = traceReader(judge)
reader.push(
  Buffer.from(
    opening()
      .map((line) => `${line}\n`)
      .join(""),
  ),
)
const samples: { readonly lines: number; readonly mebibytes: number }[] = []
const every = Math.max(1, Math.floor(soakLines / turnLength / 20))
for (let turn = 0; turn * turnLength < soakLines; turn++) {
  reader.push(
    Buffer.from(
      turnLines(turn, true)
        .map((line) => `${line}\n`)
        .join(""),
    ),
  )
  if (turn % every === every - 1) samples.push({ lines: (turn + 1) * turnLength, mebibytes: memory() })
}
const { entries } = reader.end()
const failed = judge
  .judged()
  .judgements.filter(({ verdict }) => verdict === "fail")
  .map(({ rule }) => rule.id)
const half = samples.slice(Math.floor(samples.length / 2)).map(({ mebibytes }) => mebibytes)
const growth = Math.max(...half) - Math.min(...half)
console.log(
  `${entries} entries in which nothing ends: ${samples[0]?.mebibytes} MiB after ${samples[0]?.lines} lines, ${samples.at(-1)?.mebibytes} MiB at the end, ${growth.toFixed(1)} MiB between the extremes of the second half; fails ${failed.join(", ")}`,
)
if (process.argv.includes("--report"))
  writeFileSync(
    new URL("report.json", import.meta.url),
    `${JSON.stringify({ node: process.version, digest: coveredByCheck("."), lines: lines.length, bytes: record.length, rounds, figures, soak: { entries, samples, growth: rounded(growth), failed } }, null, 2)}\n`,
  )
if (last === null) process.exitCode = 1
