import type { Refusal } from "../../refusal.ts"
import type { KeptEntry } from "../ledger/kept-list.ts"
import type { LedgerWriter } from "../ledger/ledger.ts"
import type { BeginRow } from "../ledger/rows.ts"
import { roomRefusals } from "./refusals.ts"

/** A dispatch whose row is to be written before it leaves. */
export interface Departing {
  /** null: it was given up, and neither is written down nor leaves. */
  readonly row: () => BeginRow | null
  readonly leave: (entry: KeptEntry) => void
  readonly stay: (refusal: Refusal) => void
}

/**
 * Writes the rows of all dispatches that became ready in one turn of the loop at once, and then lets them leave. Where the
 * ledger cannot write them, none does.
 */
export class Departures {
  readonly #ledger: LedgerWriter
  #waiting: Departing[] = []

  constructor(ledger: LedgerWriter) {
    this.#ledger = ledger
  }

  add(departing: Departing): void {
    if (this.#waiting.push(departing) === 1) setImmediate(() => this.#depart())
  }

  #depart(): void {
    const all = this.#waiting
    this.#waiting = []
    const rows: BeginRow[] = []
    const leaving: Departing[] = []
    for (const departing of all) {
      const row = departing.row()
      if (row === null) continue
      rows.push(row)
      leaving.push(departing)
    }
    if (rows.length === 0) return
    let entries: readonly KeptEntry[] | null = null
    try {
      entries = this.#ledger.begin(rows)
    } catch {
      // Nobody would know of the calls: none of them leaves.
    }
    for (const [at, departing] of leaving.entries()) {
      const entry = entries?.[at]
      if (entry === undefined) departing.stay(roomRefusals.ledger)
      else departing.leave(entry)
    }
  }
}
