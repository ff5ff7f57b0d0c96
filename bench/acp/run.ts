import { join, dirname } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { methodOf } from "../../output/acp/methods.ts"
import { turnLines } from "./lines.ts"
import { median } from "../decoders/measure.ts"

/** CPU time of one way to read the lines, in microseconds a pass over them all. */
interface Figure {
  readonly what: string
  readonly median: number
  /** Median of the ratios to `JSON.parse` of the same lines in the same round. */
  readonly ratio: number
}

interface Message {
  readonly method: string
  readonly params: unknown
}

const rounds = 201
const passes = 15
const lines = turnLines()
const sloppy = lines.map((line) => line.replace('"sessionUpdate"', '"vendorField":1,"sessionUpdate"'))
const unread = lines.map((line) =>
  line.replace(/"kind":"edit"|"messageId":"[^"]*"/, (found) => `${found.split(":")[0]}:7`),
)

function decode(line: string): unknown {
  const message = JSON.parse(line) as Message
  return methodOf(message.method)?.params(message.params)
}

const peer = await import(sdkSchema())
const zod = (peer as { readonly zSessionNotification: { safeParse: (value: unknown) => unknown } }).zSessionNotification

const ways: readonly (readonly [string, readonly string[], (line: string) => unknown])[] = [
  ["JSON.parse", lines, (line) => JSON.parse(line) as unknown],
  ["JSON.parse and decode", lines, decode],
  ["the same, each update with a member unknown to the schema", sloppy, decode],
  ["the same, wrong members salvaged", unread, decode],
  ["JSON.parse and the SDK's zod schema", lines, (line) => zod.safeParse((JSON.parse(line) as Message).params)],
]

/** The module of the SDK's own schemas, which it does not export. */
function sdkSchema(): string {
  const entry = fileURLToPath(import.meta.resolve("@agentclientprotocol/sdk"))
  return pathToFileURL(join(dirname(entry), "..", "schema", "zod.gen.js")).href
}

/** Whatever was read last, so that no reading can be left out. */
let last: unknown = null

function cpuOf(input: readonly string[], read: (line: string) => unknown): number {
  const before = process.cpuUsage()
  for (let pass = 0; pass < passes; pass++) for (const line of input) last = read(line)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / passes
}

const samples = ways.map((): number[] => [])
for (let round = -3; round < rounds; round++)
  for (const [index, [, input, read]] of ways.entries()) {
    const took = cpuOf(input, read)
    if (round >= 0) samples[index]?.push(took)
  }

const figures = ways.map(([what], index): Figure => {
  const own = samples[index] ?? []
  const ratios = own.map((took, round) => took / (samples[0]?.[round] ?? 1))
  return { what, median: Math.round(median(own) * 10) / 10, ratio: Math.round(median(ratios) * 1000) / 1000 }
})

const bytes = lines.reduce((sum, line) => sum + Buffer.byteLength(line), 0)
if (process.argv.includes("--json"))
  console.log(JSON.stringify({ node: process.version, lines: lines.length, bytes, rounds, figures }, null, 2))
else {
  console.log(`${lines.length} lines, ${bytes} bytes; CPU µs a pass, median of ${rounds} rounds that alternate`)
  for (const { what, median: took, ratio } of figures)
    console.log(`${String(took).padStart(9)}  ${ratio.toFixed(3)}  ${what}`)
}
if (last === null) process.exitCode = 1
