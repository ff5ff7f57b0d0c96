import type { Clock } from "../../driver/clock.ts"
import type { BeginRow, EndRow, LedgerSink, Verdict, WireRow } from "../../gateway/index.ts"
import type { Store } from "../store/store.ts"
import { bareEnd } from "./bare-end.ts"
import { fencedUnit } from "./fenced-unit.ts"
import type { Presence } from "./presence.ts"
import type { Ending } from "./write-ends.ts"
import { writeRows } from "./write-rows.ts"
import type { Beginning } from "./write-rows.ts"

/** So many rows of either kind are written in one transaction. */
const atOnce = 256
/** More ends than these never wait: calls are refused until some are written. */
const mostEnds = 20_000
/**
 * Milliseconds: how long an end waits for company, how long a begin is waited for, how soon the store is tried again,
 * and how long it is when the gateway closes.
 */
const [lingers, patience, again, farewell] = [20, 5_000, 200, 10_000] as const

/** The begins of one turn, and who waits for them. */
interface Departure {
  readonly begins: readonly Beginning[]
  readonly settles: (verdicts: readonly Verdict[]) => void
  readonly fails: (error: Error) => void
  readonly stopTimer: () => void
  isGivenUp: boolean
}

/**
 * The ledger of a gateway in the store, beside those of other gateways. One transaction is under way at a time and
 * takes whatever has come meanwhile, so that their number follows the store's pace, and not that of the calls. While
 * the store is away begins are rejected, and ends are kept and tried again: there are no more of them than calls that
 * ran, and a bound besides. Of a begin that was rejected nobody knows whether it was written, so an end follows it that
 * says it never left.
 */
export class StoredLedger implements LedgerSink {
  readonly #store: Store
  readonly #presence: Presence
  readonly #clock: Clock
  readonly #wallClock: () => number
  #departures: Departure[] = []
  #ends: Ending[] = []
  #isWriting = false
  #closing: { readonly until: number; readonly over: () => void } | null = null
  #stopTimer: (() => void) | null = null

  constructor(store: Store, presence: Presence, clock: Clock, wallClock: () => number) {
    this.#store = store
    this.#presence = presence
    this.#clock = clock
    this.#wallClock = wallClock
  }

  begin(rows: readonly BeginRow[], bounds: readonly (number | null)[]): Promise<readonly Verdict[]> {
    if (this.#closing !== null) return Promise.reject(new Error("the ledger is closed"))
    if (this.#ends.length >= mostEnds) return Promise.reject(new Error("too many ends wait for the store"))
    return new Promise((settles, fails) => {
      const departure: Departure = {
        begins: rows.map((row, at) => ({ row, bound: bounds[at] ?? null })),
        settles,
        fails,
        stopTimer: this.#clock.after(patience, () => {
          departure.isGivenUp = true
          fails(new Error("the store does not answer in time"))
        }),
        isGivenUp: false,
      }
      this.#departures.push(departure)
      this.#write()
    })
  }

  end(row: EndRow, charge: number | null): void {
    this.#ends.push({ row, charge })
    this.#writeIn(lingers)
  }

  /** A lease that asks for one is not to be minted: throws. */
  wire({ run }: WireRow): void {
    throw new Error(`the store keeps no requests, and ${run} asks for it`)
  }

  /** Settles when every end is written, or the store was away for too long. */
  close(): Promise<void> {
    return new Promise((over) => {
      const stopTimer = this.#clock.after(farewell, over)
      const settle = (): void => {
        stopTimer()
        over()
      }
      this.#closing ??= { until: this.#clock.now() + farewell, over: settle }
      this.#write()
    })
  }

  #writeIn(milliseconds: number): void {
    this.#stopTimer ??= this.#clock.after(milliseconds, () => {
      this.#stopTimer = null
      this.#write()
    })
  }

  #write(): void {
    if (this.#isWriting) return
    this.#stopTimer?.()
    this.#stopTimer = null
    const departures = this.#take()
    const ends = this.#ends.splice(0, atOnce)
    if (departures.length === 0 && ends.length === 0) return this.#closing?.over()
    this.#isWriting = true
    void this.#written(departures, ends).then((isWritten) => {
      this.#isWriting = false
      if (isWritten) return this.#departures.length > 0 || this.#closing !== null ? this.#write() : this.#rest()
      this.#ends.unshift(...ends)
      if (this.#closing !== null && this.#clock.now() >= this.#closing.until) return this.#closing.over()
      return this.#writeIn(again)
    })
  }

  #rest(): void {
    if (this.#ends.length > 0) this.#writeIn(this.#ends.length < atOnce ? lingers : 0)
  }

  /** The departures that are written next: as many as go into one transaction, and one at least. */
  #take(): readonly Departure[] {
    const taken: Departure[] = []
    let rows = 0
    while (rows < atOnce) {
      const next = this.#departures.shift()
      if (next === undefined) break
      if (next.isGivenUp) continue
      taken.push(next)
      rows += next.begins.length
    }
    return taken
  }

  async #written(departures: readonly Departure[], ends: readonly Ending[]): Promise<boolean> {
    const begins = departures.flatMap((departure) => departure.begins)
    try {
      if (begins.length > 0) await this.#presence.keep()
      const verdicts = await fencedUnit(this.#store, async (db) => {
        const replica = begins.length > 0 ? await this.#presence.renew(db) : ""
        if (replica === null) throw new Error("the replica was given up")
        return writeRows(db, replica, begins, ends, this.#wallClock())
      })
      let from = 0
      for (const departure of departures) {
        const own = verdicts.slice(from, (from += departure.begins.length))
        departure.stopTimer()
        if (departure.isGivenUp) this.#neverLeft(departure)
        else departure.settles(own)
      }
      return true
    } catch (thrown) {
      for (const departure of departures) {
        departure.stopTimer()
        this.#neverLeft(departure)
        departure.fails(thrown instanceof Error ? thrown : new Error("the store cannot write"))
      }
      return false
    }
  }

  #neverLeft({ begins }: Departure): void {
    for (const { row } of begins) this.#ends.push({ row: bareEnd(row, this.#wallClock(), "failed"), charge: 0 })
  }
}
