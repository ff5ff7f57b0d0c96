import type { ServedCall, ServedCalls } from "../../driver/served-calls.ts"
import type { BeginRow, EndRow, LedgerEntry, LedgerSink } from "./rows.ts"
import { namedBy } from "../lease/bearer.ts"
import { servedCall } from "./served.ts"

/** What the gateway wrote down in this process. The sink has all of it; here it is kept until a run is forgotten. */
export interface Ledger extends ServedCalls {
  /** The dispatches of a run in their order. */
  readonly entriesOf: (run: string) => readonly LedgerEntry[]
  readonly forget: (run: string) => void
}

/** The ledger with the hands that write it. */
export interface LedgerWriter extends Ledger {
  /** Writes the row before a request leaves; throws where the sink cannot. */
  readonly begin: (row: BeginRow) => void
  readonly end: (row: EndRow) => void
}

/** A ledger over a sink. */
export function ledgerOver(sink: LedgerSink): LedgerWriter {
  const byRun = new Map<string, LedgerEntry[]>()
  const open = new Map<string, { readonly entries: LedgerEntry[]; readonly at: number }>()
  const runs = new Map<string, string>()
  const key = ({ call, attempt }: { readonly call: string; readonly attempt: number }): string => `${call} ${attempt}`
  return {
    begin: (row) => {
      sink.begin(row)
      const entries = byRun.get(row.run) ?? []
      byRun.set(row.run, entries)
      runs.set(row.lease, row.run)
      open.set(key(row), { entries, at: entries.push({ begin: row, end: null }) - 1 })
    },
    end: (row) => {
      const place = open.get(key(row))
      const entry = place?.entries[place.at]
      if (place === undefined || entry === undefined) return
      open.delete(key(row))
      place.entries[place.at] = { ...entry, end: row }
      sink.end(row)
    },
    entriesOf: (run) => byRun.get(run) ?? [],
    ofRun: (bearer): readonly ServedCall[] => {
      const lease = namedBy(bearer)
      const entries = byRun.get(runs.get(lease ?? "") ?? "") ?? []
      return entries.filter(({ begin }) => begin.lease === lease).map(servedCall)
    },
    forget: (run) => {
      byRun.delete(run)
      for (const [lease, of] of runs) if (of === run) runs.delete(lease)
    },
  }
}
