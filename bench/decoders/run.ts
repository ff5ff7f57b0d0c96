import { readFileSync, writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { format } from "prettier"
import { baselineDisagreements, peerDisagreements } from "./agree.ts"
import { bundles } from "./bundle.ts"
import { chart } from "./chart.ts"
import { coldImports } from "./cold.ts"
import { baselineDigest, benchDigest, decodersDigest } from "./covered.ts"
import { meansOf, pairOf, peerMeansOf, peersOf } from "./figures.ts"
import type { Prepared } from "./figures.ts"
import { payloads } from "./payloads.ts"
import { peerDecoder, peers } from "./peers/all.ts"
import { reportPage } from "./report.ts"
import type { BenchPayload } from "./payload.ts"
import type { Report } from "./report.ts"
import { peerSources } from "./sources.ts"

const usage = `Usage: node --import tsx bench/decoders/run.ts [--rounds=N] [--no-peers] [--json] [--report]

Generated decoders beside the same rules written by hand and beside other validators, in interleaved CPU time.
  --rounds=N   so many rounds of each payload instead of 41
  --no-peers   ours and by hand alone
  --json       print JSON
  --report     write report.json, report.md and report.svg
`
const args = process.argv.slice(2)
if (args.includes("--help")) {
  console.log(usage)
  process.exit(0)
}
const root = resolve(import.meta.dirname, "../..")
const rounds = Number(args.find((arg) => arg.startsWith("--rounds="))?.slice(9) ?? 41)
const measured = args.includes("--no-peers") ? [] : peers

const wrong = payloads.flatMap(baselineDisagreements)
const effort = { rounds, slice: 3_000 }
for (const payload of payloads) warm(payload)
const pairs = wrong.length > 0 ? [] : payloads.map((payload) => pairOf(payload, effort))

const sources = await peerSources(root)
const prepared: Prepared[] = []
for (const payload of payloads) {
  const source = sources.get(payload.stem)
  if (source === undefined) throw new Error(`the catalog has no ${payload.stem}`)
  const ready = measured.map(async (peer) => ({ peer, decode: await peerDecoder(peer, source) }))
  prepared.push({ payload, peers: await Promise.all(ready) })
}
const differences = [...wrong, ...prepared.flatMap(peerDisagreements)]
if (differences.length > 0) {
  console.error(differences.join("\n"))
  process.exit(1)
}
const besides = { rounds: Math.ceil(rounds / 2), slice: effort.slice }
const peersOn = prepared.map((each) => [each.payload.stem, peersOf(each, besides)] as const)

const sizes = await bundles(resolve(root, "output"), ["checkfu", "onehorizon"])
const imported = ["typebox/compile", "arktype", "valibot", "zod", "effect/Schema"]
const report: Report = {
  date: new Date().toISOString().slice(0, 10),
  node: process.version,
  digests: { decoders: decodersDigest(root), baseline: baselineDigest(root), bench: benchDigest(root) },
  rounds,
  versions: Object.fromEntries(measured.map((peer) => [peer.name, versionOf(peer.package)])),
  geomean: meansOf(pairs),
  payloads: pairs,
  peers: peerMeansOf(peersOn.map(([, shares]) => shares)),
  peersOn: Object.fromEntries(peersOn),
  bundles: Object.fromEntries(sizes.map(({ decoder, bytes }) => [decoder, bytes])),
  cold: await coldImports(root, imported, args.includes("--report") ? 21 : 5),
}
const page = await format(reportPage(report), { parser: "markdown", printWidth: 120 })

if (args.includes("--report")) {
  writeFileSync("bench/decoders/report.json", `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync("bench/decoders/report.md", page)
  writeFileSync("bench/decoders/report.svg", chart(report.peers))
}
console.log(args.includes("--json") ? JSON.stringify(report, null, 2) : page)

/** Shows both decoders what comes, so that none is made for valid values alone. */
function warm({ decode, decodeText, hand, handText, valid, invalid }: BenchPayload): void {
  const values = [...valid, ...Object.values(invalid)]
  const texts = values.map((value) => JSON.stringify(value))
  for (let time = 0; time < 2_000; time++) {
    for (const value of values) for (const read of [decode, hand]) read(value)
    for (const text of texts) for (const read of [decodeText, handText]) read(text)
  }
}

function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(resolve(root, "node_modules", name, "package.json"), "utf8")) as {
    readonly version: string
  }
  return version
}
