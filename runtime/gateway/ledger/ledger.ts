import type { ServedCall, ServedCalls } from "../../driver/served-calls.ts"
import type { BeginRow, EndRow, LedgerEntry, LedgerSink, Verdict } from "./rows.ts"
import { namedBy } from "../lease/bearer.ts"
import { KeptList } from "./kept-list.ts"
import type { KeptEntry } from "./kept-list.ts"
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
  /**
   * Writes rows before their requests leave, and answers with what their ends belong to, or why one was not written;
   * throws or rejects where the sink does.
   */
  readonly begin: (
    rows: readonly BeginRow[],
    bounds: readonly (number | null)[],
  ) => readonly KeptEntry[] | Promise<readonly Begun[]>
  readonly end: (entry: KeptEntry, row: EndRow, charge: number | null) => void
}

/** What the end of a dispatch belongs to, or why it has no begin. */
export type Begun = KeptEntry | Exclude<Verdict, "written">

/** How many dispatches that have ended are kept, some 70 MB of them. Those that run are kept besides, however many. */
const endedKept = 100_000

/**
 * A ledger over a sink. Entries stand in lists, in their order: tables that grow and shrink with every call would keep what
 * was in them alive far longer.
 */
export function ledgerOver(sink: LedgerSink, kept: number = endedKept): LedgerWriter {
  const byRun = new Map<string, KeptList>()
  /** Those that have ended, the one that ended first in front. */
  const ended = new KeptList()
  const runs = new Map<string, string>()
  const release = (run: string): void => {
    byRun.delete(run)
    for (const [lease, of] of runs) if (of === run) runs.delete(lease)
  }
  const makeRoom = (): void => {
    while (ended.size() > kept) {
      const oldest = ended.letFirstGo()
      const { run } = oldest.begin
      const entries = byRun.get(run)
      entries?.wentOne()
      if (entries?.size() === 0) release(run)
    }
  }
  const keep = (row: BeginRow): KeptEntry => {
    const entry: KeptEntry = { begin: row, end: null, isGone: false }
    const entries = byRun.get(row.run) ?? new KeptList()
    if (entries.size() === 0) byRun.set(row.run, entries)
    entries.add(entry)
    if (runs.get(row.lease) !== row.run) runs.set(row.lease, row.run)
    return entry
  }
  return {
    begin: (rows, bounds) => {
      const written = sink.begin(rows, bounds)
      if (!(written instanceof Promise)) return rows.map(keep)
      return written.then((verdicts) =>
        rows.map((row, at): Begun => {
          const verdict = verdicts[at] ?? "over"
          return verdict === "written" ? keep(row) : verdict
        }),
      )
    },
    end: (entry, row, charge) => {
      entry.end = row
      if (!entry.isGone) ended.add(entry)
      makeRoom()
      sink.end(row, charge)
    },
    entriesOf: (run) => (byRun.get(run)?.all() ?? []).map(({ begin, end }) => ({ begin, end })),
    ofRun: (bearer): readonly ServedCall[] => {
      const lease = namedBy(bearer)
      const entries = byRun.get(runs.get(lease ?? "") ?? "")?.all() ?? []
      return entries.filter(({ begin }) => begin.lease === lease).map(servedCall)
    },
    forget: (run) => {
      for (const entry of byRun.get(run)?.all() ?? []) {
        entry.isGone = true
        if (entry.end !== null) ended.wentOne()
      }
      release(run)
    },
  }
}
