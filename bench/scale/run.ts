import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { costOf, rounded } from "./cost.ts"
import type { Cost } from "./cost.ts"
import { coveredDigest } from "./covered.ts"
import { peer, peerCost } from "./peer.ts"
import { synthesize } from "./synthesize.ts"
import type { Size } from "./synthesize.ts"

const usage = `Usage: node --import tsx bench/scale/run.ts [--slots N]… [--peer] [--json] [--report [--date YYYY-MM-DD]]

Generates invented catalogs with the compiled command (pnpm build), cold: no cache, nothing generated before.
  --slots N   measure N slots only; else 1000, 10000, 1000 harnesses by 100 providers, and the slots with an author kit
  --kit       of those N, the author kit too
  --peer      beside ${peer.name} ${peer.version} on the same payloads
  --json      print JSON
  --report    write bench/scale/report.json, with the peer
`

/** One measured size. */
interface Figure extends Cost {
  readonly what: string
  /** The peer on the same payloads: its JSON Schemas alone, where ours are schemas, decoders, tables, pages and all. */
  readonly peer: Cost | null
}

const args = process.argv.slice(2)
const compiled = resolve("dist/command/main.js")
if (args.includes("--help") || !existsSync(compiled)) {
  console.error(args.includes("--help") ? usage : "dist/ is missing. Run: pnpm build")
  process.exit(args.includes("--help") ? 0 : 2)
}
const isReport = args.includes("--report")
const asked = args.flatMap((arg, at) => (args[at - 1] === "--slots" ? [Number(arg)] : []))
const sizes: readonly Size[] =
  asked.length > 0
    ? asked.map((slots) => ({ slots, harnesses: 0, providers: 0, kit: args.includes("--kit") }))
    : [
        { slots: 1_000, harnesses: 0, providers: 0, kit: false },
        { slots: 10_000, harnesses: 0, providers: 0, kit: false },
        { slots: 10, harnesses: 1_000, providers: 100, kit: false },
        { slots: 1_000, harnesses: 0, providers: 0, kit: true },
        { slots: 10_000, harnesses: 0, providers: 0, kit: true },
      ]

/** A folder in memory where the system has one: creating files on a disk would be most of what is measured. */
function scratchFolder(): string {
  return mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "scale-"))
}

function figureOf(size: Size): Figure {
  const folder = scratchFolder()
  try {
    synthesize(folder, size)
    const cost = costOf(folder, [compiled, "generate"])
    const { slots, harnesses, providers, kit } = size
    const withPeer = (isReport || args.includes("--peer")) && harnesses === 0 && !kit
    const what =
      harnesses === 0
        ? `${slots} slots${kit ? " and their author kit" : ""}`
        : `${harnesses} harnesses by ${providers} providers`
    return { what, ...cost, peer: withPeer ? peerCost(slots, folder) : null }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const figures = sizes.map(figureOf)
const [small, large] = figures
const ratio = asked.length > 0 || small === undefined || large === undefined ? null : rounded(large.cpu / small.cpu)
const measured = { node: process.version, peer: `${peer.name} ${peer.version}`, figures, ratio }

if (isReport) {
  const date = args[args.indexOf("--date") + 1] ?? ""
  const day = args.includes("--date") ? date : new Date().toISOString().slice(0, 10)
  const report = { date: day, digest: coveredDigest("."), ...measured }
  writeFileSync("bench/scale/report.json", `${JSON.stringify(report, null, 2)}\n`)
}
if (args.includes("--json")) console.log(JSON.stringify(measured, null, 2))
else {
  console.log(`node ${process.version}, cold, one run each\n`)
  console.log(`${"what".padEnd(34)}${["CPU s", "RSS MiB", "bundler MiB"].map((name) => name.padStart(12)).join("")}`)
  const line = (what: string, { cpu, rss, helperRss }: Cost): void =>
    console.log(`${what.padEnd(34)}${[cpu, rss, helperRss].map((value) => String(value).padStart(12)).join("")}`)
  for (const figure of figures) {
    line(figure.what, figure)
    if (figure.peer === null) continue
    line(`  ${peer.name}, its JSON Schemas alone`, figure.peer)
    const share = (ours: number, theirs: number): string => `${rounded(ours / theirs)} of its`
    console.log(`  CPU ${share(figure.cpu, figure.peer.cpu)}, memory ${share(figure.rss, figure.peer.rss)}`)
  }
  if (ratio !== null) console.log(`\nten times the slots take ${ratio} times the CPU`)
}
