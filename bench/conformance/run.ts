import { writeFileSync } from "node:fs"
import { grammar, traceReader } from "../../runtime/conformance/index.ts"
import { framer } from "../../runtime/driver/transport/framer.ts"
import { opening, turnLength, turnLines } from "./trace.ts"
import { median } from "../decoders/measure.ts"

/**
 * Two questions: what checking a record costs beside `JSON.parse` of its lines, in CPU time of alternating rounds; and
 * whether the memory stays the same over ten million lines in which nothing ever ends. `--lines N` for fewer, `--report`
 * writes `report.json`.
 */
const rounds = 31
const chunkBytes = 1 << 20

const option = (name: string): string | undefined => process.argv[process.argv.indexOf(name) + 1]
const soakLines = process.argv.includes("--lines") ? Number(option("--lines")) : 10_000_000

const record = Buffer.from(
  [...opening(), ...Array.from({ length: 100 }, (_, turn) => turnLines(turn, false)).flat()]
    .map((line) => `${line}\n`)
    .join(""),
)

function chunksOf(bytes: Uint8Array): readonly Uint8Array[] {
  const chunks: Uint8Array[] = []
  for (let at = 0; at < bytes.length; at += chunkBytes) chunks.push(bytes.subarray(at, at + chunkBytes))
  return chunks
}

const chunks = chunksOf(record)
let last: unknown

function parseAlone(): void {
  const lines = framer(1 << 25)
  for (const chunk of chunks)
    for (const line of lines.push(chunk)) if (line.kind === "line") last = JSON.parse(line.text)
}

function check(): void {
  const judge = grammar()
  const reader = traceReader(judge)
  for (const chunk of chunks) reader.push(chunk)
  reader.end()
  last = judge.judged()
}

function cpuOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

const parsed: number[] = []
const checked: number[] = []
for (let round = -3; round < rounds; round++) {
  const alone = cpuOf(parseAlone)
  const whole = cpuOf(check)
  if (round < 0) continue
  parsed.push(alone)
  checked.push(whole)
}
const ratio = median(checked.map((took, round) => took / (parsed[round] ?? 1)))
console.log(
  `${record.length} bytes, ${record.toString().split("\n").length - 1} lines: JSON.parse ${median(parsed).toFixed(1)} ms, check ${median(checked).toFixed(1)} ms CPU, ratio ${ratio.toFixed(3)}`,
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
    `${JSON.stringify({ node: process.version, bytes: record.length, ratio: Math.round(ratio * 1_000) / 1_000, soak: { entries, samples } }, null, 2)}\n`,
  )
if (last === null) process.exitCode = 1
