/** What calls cost whose ledger is kept in one place. */
export interface LedgerFigures {
  readonly ledger: string
  readonly replicas: number
  readonly budget: boolean
  /** Least CPU time of a call over all passes, of the gateways' processes and of the database's, in microseconds. */
  readonly gateway: number
  readonly database: number | null
  /** The most of all passes. A call is two rows. */
  readonly callsPerSecond: number
}

/** A whole run. */
export interface FleetReport {
  readonly date: string
  /** Of the sources that the figures are of. */
  readonly digest: string
  readonly node: string
  readonly processors: number
  readonly passes: number
  readonly atOnce: number
  readonly figures: readonly LedgerFigures[]
  /** Milliseconds from the commit that ended a lease by one replica to the end of a stream on another. */
  readonly fence: { readonly streams: number; readonly p50: number; readonly p99: number; readonly most: number }
}

/** Where the page has the figures. */
export const [begin, end] = ["{/* figures: begin */}", "{/* figures: end */}"] as const

/** The figures as the page has them. */
export function figuresOf({ date, node, processors, passes, atOnce, figures, fence }: FleetReport): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`
  const rows = figures.map(({ ledger, replicas, budget, gateway, database, callsPerSecond }) => [
    ledger,
    String(replicas),
    budget ? "yes" : "no",
    gateway.toFixed(0),
    database === null ? "–" : database.toFixed(0),
    callsPerSecond.toFixed(0),
    (callsPerSecond * 2).toFixed(0),
  ])
  const head = ["ledger", "replicas", "budget", "gateway, CPU µs a call", "database, CPU µs a call", "calls a second"]
  return [
    `${date}, Node ${node}, ${processors} processors, ${atOnce} clients, ${passes} passes; CPU time is the least of all passes, the rate is the most. Load, provider, gateways and database share the processors, so a rate is what this machine bears and no replica's limit.`,
    "",
    line([...head, "rows a second"]),
    line([...head, ""].map((_, at) => (at === 0 ? "---" : "---:"))),
    ...rows.map(line),
    "",
    ...meaning(figures),
    "",
    `A lease ended by one replica ended ${fence.streams} streams on another after ${fence.p50.toFixed(0)} ms (median), ${fence.p99.toFixed(0)} ms (99 of a hundred), ${fence.most.toFixed(0)} ms (all).`,
  ].join("\n")
}

/** What the figures come to for a hundred calls a second. */
function meaning(figures: readonly LedgerFigures[]): readonly string[] {
  const share = (microseconds: number): string => `${((microseconds * 100) / 10_000).toFixed(1)} %`
  return figures.flatMap(({ ledger, replicas, budget, gateway, database }) =>
    database === null || replicas > 1 || !budget
      ? []
      : [
          `A hundred calls a second over ${ledger} keep ${share(gateway)} of one processor busy for the gateway and ${share(database)} for the database.`,
        ],
  )
}
