import type { Delay } from "./measures.ts"
import { nothingBetween, yardstick } from "./targets.ts"
import type { LeftOut } from "./targets.ts"

/** The figures of one target. Those that it has none of are null. */
export interface Figures {
  readonly name: string
  readonly version: string
  /** Least CPU time of a request over all passes, in microseconds, and its ratio to the least of nginx. */
  readonly request: { readonly microseconds: number; readonly ratio: number } | null
  readonly stream: { readonly microseconds: number; readonly ratio: number } | null
  /** Median over all passes of what it adds to the median time of an answer, in microseconds. */
  readonly addedMicroseconds: number | null
  /** The least of the passes in which it was asked for. */
  readonly delay: { readonly alone: Delay; readonly beside: Delay } | null
  readonly memory: { readonly before: number; readonly open: number } | null
}

/** A whole run. */
export interface Report {
  readonly date: string
  /** Of the sources that the figures are of. */
  readonly digest: string
  readonly node: string
  readonly processors: number
  readonly passes: number
  readonly openStreams: number
  readonly figures: readonly Figures[]
  readonly leftOut: readonly LeftOut[]
}

const dash = "–"

/** The report as a page. */
export function reportPage({ date, node, processors, passes, openStreams, figures, leftOut }: Report): string {
  const rows = figures.map(({ name, version, request, stream, addedMicroseconds, delay, memory }) => [
    version === "" ? name : `${name} ${version}`,
    request === null ? dash : request.microseconds.toFixed(1),
    request === null ? dash : request.ratio.toFixed(2),
    stream === null ? dash : stream.microseconds.toFixed(0),
    stream === null ? dash : stream.ratio.toFixed(2),
    addedMicroseconds === null ? dash : addedMicroseconds.toFixed(0),
    delay === null ? dash : `${delay.alone.p50.toFixed(2)} / ${delay.alone.p99.toFixed(2)}`,
    delay === null ? dash : `${delay.beside.p50.toFixed(2)} / ${delay.beside.p99.toFixed(2)}`,
    memory === null ? dash : `${memory.before.toFixed(0)} → ${memory.open.toFixed(0)}`,
  ])
  const head = [
    "way to the provider",
    "CPU µs a request",
    `× ${yardstick}`,
    "CPU µs a stream",
    `× ${yardstick}`,
    "added p50 µs",
    "delay of an event, p50 / p99 ms",
    "the same beside 9 MB bodies",
    `MB before → with ${openStreams} streams open`,
  ]
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`
  const missing = leftOut.map(({ name, why }) => `Left out: ${name}, because ${why}.`)
  return [
    "# The gateway beside other proxies",
    "",
    `${date}, Node ${node}, ${processors} processors, ${passes} passes, every target in each of them. One provider (2 KB of JSON, or 200 events), requests of 1 KB, 32 clients on kept connections; the load and the provider on one processor, the target on the other. Times are those that the target's threads were on a processor, once it was warm: the least of all passes, and its ratio to the least of ${yardstick}. Printed by \`pnpm bench:gateway\`.`,
    "",
    "Passing through: the route whose bodies are not read, with lease, header lists, credential, ledger and budget. All duties: also the body scanned and spliced for model and effort, the budget held, usage read, a row of the ledger on disk before the request leaves and one after. Portkey runs with a shim, without which each of its streams is a 500 on Node; it is asked by the same request and changes nothing in it.",
    "",
    "Delay: from the provider's write to the client's read, at the least of three passes. Whoever hears the events goes before everything else on its processor, where that is allowed, and whoever sends the 9 MB bodies behind it: the provider reads a whole body in one burst, and a turn that is waited for there is no delay of the target's.",
    "",
    line(head),
    line(head.map((_, at) => (at === 0 ? "---" : "---:"))),
    ...rows.map(line),
    "",
    ...missing,
    "",
  ].join("\n")
}

export { nothingBetween, yardstick }
