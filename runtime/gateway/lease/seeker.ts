import type { Clock } from "../../driver/clock.ts"
import type { LeaseSource } from "./grant.ts"
import type { LeaseBook } from "./leases.ts"

/** So many lookups are under way at once, each for so many leases; so many requests may wait for one. */
const [mostLookups, mostIds, mostWaiting] = [4, 64, 1_024] as const
/** How long an answer is waited for, and how long an id is remembered that nobody has; milliseconds. */
const [patience, remembered] = [5_000, 2_000] as const
/** So many of those are remembered. */
const mostUnknown = 10_000

/** Is told whether somebody could be asked; then the book knows the lease, if there is one. */
type Told = (isAnswered: boolean) => void

/**
 * Looks up leases that another process minted. However many ask for one, it is asked for once; those that come while
 * others are asked for are asked for together. What nobody has is remembered for a moment, and what is more than may wait
 * is told at once that nobody could be asked: whoever guesses costs the source no more than that.
 */
export class LeaseSeeker {
  readonly #source: LeaseSource
  readonly #book: LeaseBook
  readonly #clock: Clock
  /** Who waits, by lease, whether it is being asked for or will be. */
  readonly #waiting = new Map<string, Told[]>()
  /** Those that are still to be asked for. */
  #next: string[] = []
  #waits = 0
  #lookups = 0
  readonly #unknown = new Map<string, number>()
  readonly #timers = new Set<() => void>()

  constructor(source: LeaseSource, book: LeaseBook, clock: Clock) {
    this.#source = source
    this.#book = book
    this.#clock = clock
  }

  /** Looks a lease up; `told` may be called at once. */
  seek(id: string, told: Told): void {
    const until = this.#unknown.get(id)
    if (until !== undefined && this.#clock.now() < until) return told(true)
    if (this.#waits >= mostWaiting) return told(false)
    this.#waits++
    const others = this.#waiting.get(id)
    if (others !== undefined) return void others.push(told)
    this.#waiting.set(id, [told])
    this.#next.push(id)
    this.#ask()
  }

  /** Tells whoever still waits that nobody could be asked. */
  close(): void {
    for (const stop of this.#timers) stop()
    this.#timers.clear()
    this.#next = []
    this.#answer([...this.#waiting.keys()], false)
  }

  #ask(): void {
    if (this.#next.length === 0 || this.#lookups >= mostLookups) return
    const ids = this.#next.splice(0, mostIds)
    this.#lookups++
    const stop = this.#clock.after(patience, () => {
      this.#timers.delete(stop)
      this.#answer(ids, false)
    })
    this.#timers.add(stop)
    void this.#look(ids).then((isAnswered) => {
      stop()
      this.#timers.delete(stop)
      this.#lookups--
      this.#answer(ids, isAnswered)
      return this.#ask()
    })
  }

  /** Whether somebody could be asked; what was found is in the book then. */
  async #look(ids: readonly string[]): Promise<boolean> {
    try {
      const found = await this.#source.find(ids)
      const known = new Set(found.map(({ id }) => id))
      for (const shared of found) this.#book.adopt(shared)
      for (const id of ids) if (!known.has(id)) this.#remember(id)
      return true
    } catch {
      return false
    }
  }

  #answer(ids: readonly string[], isAnswered: boolean): void {
    for (const id of ids) {
      const all = this.#waiting.get(id) ?? []
      this.#waiting.delete(id)
      this.#waits -= all.length
      for (const told of all) told(isAnswered)
    }
  }

  #remember(id: string): void {
    this.#unknown.delete(id)
    this.#unknown.set(id, this.#clock.now() + remembered)
    const [oldest] = this.#unknown.keys()
    if (this.#unknown.size > mostUnknown && oldest !== undefined) this.#unknown.delete(oldest)
  }
}
