import type { BeginRow, EndRow } from "./rows.ts"

/** A dispatch as the ledger keeps it. */
export interface KeptEntry {
  readonly begin: BeginRow
  end: EndRow | null
  /** Whether it had to make room, or its run was forgotten; then it is in no list, whatever still holds on to it. */
  isGone: boolean
}

/** So few that are gone are not worth a new list. */
const fewGone = 64

/** Entries in their order, of which those that are gone take no more room than those that are not. */
export class KeptList {
  #entries: KeptEntry[] = []
  #gone = 0
  /** Everything before it is gone. */
  #front = 0

  add(entry: KeptEntry): void {
    this.#entries.push(entry)
  }

  size(): number {
    return this.#entries.length - this.#gone
  }

  all(): readonly KeptEntry[] {
    return this.#entries.filter(({ isGone }) => !isGone)
  }

  /** Lets the first one go that is not gone; throws where there is none. */
  letFirstGo(): KeptEntry {
    let entry = this.#entries[this.#front]
    while (entry?.isGone === true) entry = this.#entries[++this.#front]
    if (entry === undefined) throw new Error("nobody is left")
    entry.isGone = true
    this.wentOne()
    return entry
  }

  /** Has to be told when one of them is gone. */
  wentOne(): void {
    this.#gone++
    if (this.#gone <= fewGone || this.#gone * 2 <= this.#entries.length) return
    this.#entries = this.#entries.filter(({ isGone }) => !isGone)
    this.#gone = 0
    this.#front = 0
  }
}
