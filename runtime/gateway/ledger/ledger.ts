import type { ServedCall, ServedCalls } from "../../driver/served-calls.ts"
import type { BeginRow, EndRow, LedgerEntry, LedgerSink } from "./rows.ts"
import { namedBy } from "../lease/bearer.ts"
import { servedCall } from "./served.ts"

/**
 * What the gateway wrote down in this process. The sink has all of it; here it is kept until its run is forgotten, or until
 * so many later ones have ended that it has to make room.
 */
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

/** How many dispatches that have ended are kept, some 70 MB of them. Those that run are kept besides, however many. */
const endedKept = 100_000

/** A ledger over a sink. */
export function ledgerOver(sink: LedgerSink, kept: number = endedKept): LedgerWriter {
  /** Entries by run, then by call and attempt, in their order. */
  const byRun = new Map<string, Map<string, LedgerEntry>>()
  /** The run of each ended dispatch, the one that ended first in front. */
  const ended = new Map<string, string>()
  const open = new Map<string, Map<string, LedgerEntry>>()
  const runs = new Map<string, string>()
  const release = (run: string): void => {
    byRun.delete(run)
    for (const [lease, of] of runs) if (of === run) runs.delete(lease)
  }
  const makeRoom = (): void => {
    for (const [oldest, run] of ended) {
      if (ended.size <= kept) return
      ended.delete(oldest)
      const entries = byRun.get(run)
      entries?.delete(oldest)
      if (entries?.size === 0) release(run)
    }
  }
  const key = ({ call, attempt }: { readonly call: string; readonly attempt: number }): string => `${call} ${attempt}`
  return {
    begin: (row) => {
      sink.begin(row)
      const entries = byRun.get(row.run) ?? new Map<string, LedgerEntry>()
      byRun.set(row.run, entries)
      runs.set(row.lease, row.run)
      entries.set(key(row), { begin: row, end: null })
      open.set(key(row), entries)
    },
    end: (row) => {
      const name = key(row)
      const entries = open.get(name)
      const entry = entries?.get(name)
      open.delete(name)
      if (entries === undefined || entry === undefined) return
      entries.set(name, { ...entry, end: row })
      if (byRun.get(entry.begin.run) === entries) ended.set(name, entry.begin.run)
      makeRoom()
      sink.end(row)
    },
    entriesOf: (run) => [...(byRun.get(run)?.values() ?? [])],
    ofRun: (bearer): readonly ServedCall[] => {
      const lease = namedBy(bearer)
      const entries = byRun.get(runs.get(lease ?? "") ?? "")?.values() ?? []
      return [...entries].filter(({ begin }) => begin.lease === lease).map(servedCall)
    },
    forget: (run) => {
      for (const name of byRun.get(run)?.keys() ?? []) ended.delete(name)
      release(run)
    },
  }
}
