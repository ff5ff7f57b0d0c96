import type { Refusal } from "../../refusal.ts"
import type { KeptEntry } from "../ledger/kept-list.ts"
import { leaseRefusal } from "../lease/grant-fault.ts"
import type { Begun, LedgerWriter } from "../ledger/ledger.ts"
import type { BeginRow } from "../ledger/rows.ts"
import { roomRefusals } from "./refusals.ts"

/** A dispatch whose row is to be written before it leaves. */
export interface Departing {
  /** null: it was given up, and neither is written down nor leaves. */
  readonly row: () => BeginRow | null
  /** What it sets aside of its lease's budget; null: nothing is counted. */
  readonly bound: () => number | null
  /** Its row is written. Where it was given up meanwhile, that is written as well. */
  readonly leave: (entry: KeptEntry) => void
  /** Its row is not written. Nothing happens where it was given up meanwhile. */
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
    const bounds: (number | null)[] = []
    const leaving: Departing[] = []
    for (const departing of all) {
      const row = departing.row()
      if (row === null) continue
      rows.push(row)
      bounds.push(departing.bound())
      leaving.push(departing)
    }
    if (rows.length === 0) return
    let begun: readonly KeptEntry[] | Promise<readonly Begun[]> | null = null
    try {
      begun = this.#ledger.begin(rows, bounds)
    } catch {
      // Nobody would know of the calls: none of them leaves.
    }
    if (begun instanceof Promise)
      begun.then(
        (entries) => part(leaving, entries),
        () => part(leaving, null),
      )
    else part(leaving, begun)
  }
}

/** Lets those leave whose rows are written; null: none is. */
function part(all: readonly Departing[], entries: readonly Begun[] | null): void {
  for (const [at, departing] of all.entries()) {
    const entry = entries?.[at]
    if (entry === undefined) departing.stay(roomRefusals.ledger)
    else if (entry === "budget") departing.stay(overBudget)
    else if (entry === "over") departing.stay(leaseOver)
    else departing.leave(entry)
  }
}

/** The budget does not bear what the call could cost. */
export const overBudget: Refusal = leaseRefusal("budget", "The call could cost more than is left of the budget.")
const leaseOver: Refusal = leaseRefusal("over", "The lease of this run is over.")
