import type { Clock } from "../../../driver/clock.ts"
import { StoreFault } from "../store-fault.ts"

/** How many units of writes may wait for their turn, and for how long. */
export interface TurnLimits {
  readonly waiting: number
  readonly milliseconds: number
}

interface Waiting {
  readonly go: () => void
}

/** Hands one turn on from one to the next, in the order in which they asked. Who waits for too long is told so. */
export class Turns {
  readonly #clock: Clock
  readonly #limits: TurnLimits
  readonly #queue = new Set<Waiting>()
  #taken = false

  constructor(clock: Clock, limits: TurnLimits) {
    this.#clock = clock
    this.#limits = limits
  }

  /** Resolves to what gives the turn back; giving it back again does nothing. */
  take(): Promise<() => void> {
    if (!this.#taken) {
      this.#taken = true
      return Promise.resolve(this.#turn())
    }
    if (this.#queue.size >= this.#limits.waiting)
      return Promise.reject(new StoreFault("busy", `${this.#limits.waiting} units of writes wait for the store`))
    return new Promise((go, fail) => {
      const waiting: Waiting = {
        go: () => {
          cancel()
          go(this.#turn())
        },
      }
      const cancel = this.#clock.after(this.#limits.milliseconds, () => {
        this.#queue.delete(waiting)
        fail(new StoreFault("busy", `the store was busy with other writes for ${this.#limits.milliseconds} ms`))
      })
      this.#queue.add(waiting)
    })
  }

  #turn(): () => void {
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      const next = this.#queue.values().next()
      if (next.done === true) {
        this.#taken = false
        return
      }
      this.#queue.delete(next.value)
      next.value.go()
    }
  }
}
