/** Why a call is ended from outside of it. */
export type CutReason = "lease_superseded" | "lease_ended" | "lease_expired" | "credential_revoked" | "gateway_closing"

/** A call that something may have to end. */
export interface Cuttable {
  readonly cutFor: (reason: CutReason) => void
}

/** A call's place among those that one thing may end. */
export class Place {
  readonly call: Cuttable
  /** @internal -1: it has none. */
  at = -1

  constructor(call: Cuttable) {
    this.call = call
  }
}

/**
 * Calls that one thing may have to end. It is a list whose places are refilled, and no `Set`: those leave a table behind
 * each time they make room, which holds on to the next one, and so to every call that ever was until the whole heap is
 * collected.
 */
export class Cuts {
  #open: Place[] = []

  add(place: Place): void {
    place.at = this.#open.push(place) - 1
  }

  /** Takes a call back; nothing happens where it is not there. */
  remove(place: Place): void {
    if (place.at === -1) return
    const last = this.#open.pop()
    if (last !== undefined && last !== place) {
      this.#open[place.at] = last
      last.at = place.at
    }
    place.at = -1
  }

  /** Ends all of them, each once; one that is added later is not ended. */
  cut(reason: CutReason): void {
    const all = this.#open
    this.#open = []
    for (const place of all) place.at = -1
    for (const { call } of all) call.cutFor(reason)
  }

  size(): number {
    return this.#open.length
  }
}
