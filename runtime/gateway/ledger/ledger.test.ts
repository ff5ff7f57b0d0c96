import { describe, expect, it } from "vitest"
import { mintBearer } from "../lease/bearer.ts"
import { noSink } from "./jsonl.ts"
import type { KeptEntry } from "./kept-list.ts"
import { ledgerOver } from "./ledger.ts"
import type { BeginRow, EndRow } from "./rows.ts"

const begin = (run: string, call: string, lease = "0") => ({ kind: "begin", run, lease, call, attempt: 1 }) as BeginRow
const end = (call: string) => ({ kind: "end", call, attempt: 1 }) as EndRow

/** A ledger whose ends are told by the name of their call. */
function ledgerOf(kept: number) {
  const ledger = ledgerOver(noSink(), kept)
  const open = new Map<string, KeptEntry | undefined>()
  return {
    ...ledger,
    begin: (row: BeginRow) => {
      const begun = ledger.begin([row], [null])
      if (!(begun instanceof Promise)) open.set(row.call, begun[0])
    },
    end: (row: EndRow) => {
      const entry = open.get(row.call)
      if (entry !== undefined) ledger.end(entry, row, null)
    },
  }
}

describe("the ledger in memory", () => {
  const kept = (ledger: ReturnType<typeof ledgerOf>, run: string) =>
    ledger.entriesOf(run).map((entry) => entry.begin.call + (entry.end === null ? " runs" : ""))

  it("makes room for later dispatches by those that ended first, and keeps every one that runs", () => {
    const ledger = ledgerOf(2)
    for (const call of ["1", "2", "3"]) ledger.begin(begin("a", call))
    ledger.begin(begin("b", "4"))
    expect(kept(ledger, "a")).toEqual(["1 runs", "2 runs", "3 runs"])
    for (const call of ["2", "1", "4"]) ledger.end(end(call))
    expect(kept(ledger, "a")).toEqual(["1", "3 runs"])
    expect(kept(ledger, "b")).toEqual(["4"])
    ledger.end(end("3"))
    expect(kept(ledger, "a")).toEqual(["3"])
    ledger.begin(begin("b", "5"))
    ledger.end(end("5"))
    expect(kept(ledger, "a")).toEqual(["3"])
    expect(kept(ledger, "b")).toEqual(["5"])
  })

  it("forgets a run with its lease, and takes up what comes of it later anew", () => {
    const ledger = ledgerOf(2)
    const { bearer, mark } = mintBearer()
    ledger.begin(begin("a", "1", mark.id))
    ledger.forget("a")
    expect(kept(ledger, "a")).toEqual([])
    ledger.end(end("1"))
    ledger.begin(begin("a", "2", mark.id))
    ledger.end(end("2"))
    ledger.forget("a")
    expect([kept(ledger, "a"), ledger.ofRun(bearer)]).toEqual([[], []])
    for (const call of ["3", "4"]) ledger.begin(begin("b", call))
    for (const call of ["3", "4"]) ledger.end(end(call))
    expect(kept(ledger, "b")).toEqual(["3", "4"])
  })

  it("holds as much after a hundred thousand runs as after a thousand", () => {
    const ledger = ledgerOf(10)
    for (let run = 0; run < 100_000; run++) {
      ledger.begin(begin(`run ${run}`, String(run), String(run)))
      ledger.end(end(String(run)))
    }
    expect(ledger.entriesOf("run 0")).toEqual([])
    expect(ledger.entriesOf("run 99999")).toHaveLength(1)
  })
})
