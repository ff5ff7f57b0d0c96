import type { Cold } from "./cold.ts"
import { ourName } from "./figures.ts"
import type { Pair, PeerShares } from "./figures.ts"

/** Everything that one run found, as `--json` prints it and `report.json` keeps it. */
export interface Report {
  readonly date: string
  readonly node: string
  /** What the figures are of: decoders, baseline, and the bench itself. */
  readonly digests: { readonly decoders: string; readonly baseline: string; readonly bench: string }
  readonly rounds: number
  readonly versions: { readonly [peer: string]: string }
  /** Geometric means of our shares of what the hand-written decoders took. */
  readonly geomean: Pair["ours"]
  readonly payloads: readonly Pair[]
  /** The same with peers in the same rounds, ours among them: geometric means, and by payload. */
  readonly peers: PeerShares
  readonly peersOn: { readonly [stem: string]: PeerShares }
  /** Bytes of each decoder, bundled alone and minified. */
  readonly bundles: { readonly [decoder: string]: number }
  readonly cold: Cold
}

/** The report as a page. */
export function reportPage(report: Report): string {
  const { geomean, payloads, cold } = report
  const names = Object.keys(report.peers)
  return `# Decoders

CPU time as a share of what decoders written by hand take for the same rules (\`hand/\`, sha256
\`${report.digests.baseline.slice(0, 16)}…\`), on ${report.node}, ${report.date}: medians of ${report.rounds} interleaved rounds.
Below 1 is faster than by hand. \`pnpm bench:decoders --report\` wrote this page.

${table(
  ["geometric mean", "valid", "invalid", "text"],
  [[ourName, ...[geomean.valid, geomean.invalid, geomean.text].map(shown)]],
)}

_Text_ is parsing and reading: our \`decode…Text\` against \`JSON.parse\` and the hand-written decoder, which cannot know
that its value was just parsed.

## Peers

In rounds of their own, ours among them.

![Shares of the hand-written decoders, geometric means](report.svg)

${table(
  ["geometric mean", "valid", "invalid"],
  names.map((name) => [
    `${name} ${report.versions[name] ?? ""}`.trim(),
    shown(report.peers[name]?.valid),
    shown(report.peers[name]?.invalid),
  ]),
)}

Everybody takes the same values and refuses the same faults, or the bench stops, and gives the value, or the first fault
with the segments of the path to it (Effect: its tree of issues).
Peers are held to closed objects, lengths in code points, bytes of opaque JSON and the limits of adopted contracts, the
latter two by the baseline's functions. Prototypes are checked by ours and by hand alone.

## Payloads

Nanoseconds per value written by hand, and our share.

${table(
  ["payload", "hand, valid", "ours", "hand, invalid", "ours", "hand, text", "ours"],
  payloads.map(({ stem, hand, ours }) => [
    stem,
    ...(["valid", "invalid", "text"] as const).flatMap((of) => [String(hand[of]), shown(ours[of])]),
  ]),
)}

Peers on valid values:

${table(
  ["payload", ...names],
  Object.entries(report.peersOn).map(([stem, shares]) => [stem, ...names.map((name) => shown(shares[name]?.valid))]),
)}

Peers on faults:

${table(
  ["payload", ...names],
  Object.entries(report.peersOn).map(([stem, shares]) => [stem, ...names.map((name) => shown(shares[name]?.invalid))]),
)}

## Size

Bytes of one decoder, bundled alone and minified. Payloads of adopted contracts are as large as others made them.

${table(
  ["decoder", "bytes"],
  Object.entries(report.bundles).map(([decoder, bytes]) => [decoder, String(bytes)]),
)}

## Import

Milliseconds above bare Node (${cold.bare} ms) until a fresh process has imported it.

${table(
  ["what", "ms"],
  Object.entries(cold.above).map(([what, ms]) => [what, String(ms)]),
)}
`
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`
  return [line(columns), line(columns.map((_, at) => (at === 0 ? "-" : "-:"))), ...rows.map(line)].join("\n")
}

function shown(share: number | undefined): string {
  return share === undefined ? "" : share < 10 ? share.toFixed(2) : share.toFixed(1)
}
