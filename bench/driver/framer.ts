import { writeFileSync } from "node:fs"
import { methodOf } from "../../output/acp/methods.ts"
import { envelopeOf } from "../../runtime/driver/transport/envelope.ts"
import { framer } from "../../runtime/driver/transport/framer.ts"
import { incoming } from "../../runtime/driver/transport/incoming.ts"
import { defaultLimits } from "../../runtime/driver/transport/limits.ts"
import { turnLines } from "../acp/lines.ts"
import { coveredByFramer } from "./covered.ts"

/** CPU time of one way to read a turn, in microseconds: the least of all rounds, since what else the machine does only adds to it. */
interface Figure {
  readonly what: string
  readonly least: number
  /** To `JSON.parse` of the same lines where they are texts already. */
  readonly toTexts: number
  /** To the least that can be done with lines that come as bytes: make one text of them, split it, parse. */
  readonly toBytes: number
}

const rounds = 201
const passes = 15
const lines = turnLines()
const stream = Buffer.from(lines.map((line) => `${line}\n`).join(""))
/** As much as a pipe gives at once. */
const chunkBytes = 65_536
const chunks = Array.from({ length: Math.ceil(stream.length / chunkBytes) }, (_, index) =>
  stream.subarray(index * chunkBytes, (index + 1) * chunkBytes),
)

/** Whatever was read last, so that no reading can be left out. */
let last: unknown = null
let read = 0

const cap = defaultLimits.lineBytes
/** One for all passes, as a connection has one for its life. */
const frames = framer(cap)
const ways: readonly (readonly [string, () => void])[] = [
  [
    "JSON.parse of the lines, as texts",
    () => {
      for (const line of lines) last = JSON.parse(line)
      read += lines.length
    },
  ],
  [
    "text, split and JSON.parse, from bytes",
    () => {
      const texts = stream.toString("utf8").split("\n")
      texts.pop()
      for (const line of texts) last = JSON.parse(line)
      read += texts.length
    },
  ],
  [
    "the framer alone, from bytes",
    () => {
      for (const chunk of chunks)
        for (const line of frames.push(chunk)) {
          last = line
          read += 1
        }
    },
  ],
  [
    "framer and JSON.parse, from bytes",
    () => {
      for (const chunk of chunks)
        for (const line of frames.push(chunk)) {
          last = incoming(line, cap)
          read += 1
        }
    },
  ],
  [
    "framer, envelope and lenient decoder, from bytes",
    () => {
      for (const chunk of chunks)
        for (const line of frames.push(chunk)) {
          const { value, text } = incoming(line, cap)
          const envelope = envelopeOf(value, text)
          if (envelope.kind !== "notification") continue
          last = methodOf(envelope.method)?.params(envelope.params)
          read += 1
        }
    },
  ],
]

function cpuOf(way: () => void): number {
  const before = process.cpuUsage()
  for (let pass = 0; pass < passes; pass++) way()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / passes
}

const least = ways.map(() => Infinity)
for (let round = -5; round < rounds; round++)
  for (const [index, [, way]] of ways.entries()) {
    const took = cpuOf(way)
    if (round >= 0) least[index] = Math.min(least[index] ?? Infinity, took)
  }

const figures = ways.map(([what], index): Figure => {
  const to = (baseline: number): number => Math.round(((least[index] ?? 0) / (least[baseline] ?? 1)) * 1000) / 1000
  return { what, least: Math.round((least[index] ?? 0) * 10) / 10, toTexts: to(0), toBytes: to(1) }
})

console.log(
  `${lines.length} lines, ${stream.length} bytes; CPU µs a pass, the least of ${rounds} rounds that alternate`,
)
console.log("    least  to texts  to bytes")
for (const { what, least: took, toTexts, toBytes } of figures)
  console.log(
    `${took.toFixed(1).padStart(9)}  ${toTexts.toFixed(3).padStart(8)}  ${toBytes.toFixed(3).padStart(8)}  ${what}`,
  )
if (process.argv.includes("--report")) {
  const report = {
    node: process.version,
    digest: coveredByFramer("."),
    lines: lines.length,
    bytes: stream.length,
    rounds,
    figures,
  }
  writeFileSync("bench/driver/framer.json", `${JSON.stringify(report, null, 2)}\n`)
}
// Nothing left out: each way has read each line in each pass.
if (last === null || read !== lines.length * passes * (rounds + 5) * ways.length) process.exitCode = 1
