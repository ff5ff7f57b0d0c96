import type { Clock } from "../../driver/clock.ts"

/** Somebody who waits, and is told when the time is up. */
export interface Waiter {
  readonly timeUp: (wait: Wait) => void
}

/** One wait of somebody; in one queue at most. */
export class Wait {
  readonly owner: Waiter
  /** @internal */ until = 0
  /** @internal */ before: Wait | null = null
  /** @internal */ after: Wait | null = null
  /** @internal */ queue: WaitQueue | null = null

  constructor(owner: Waiter) {
    this.owner = owner
  }

  /** Ends it, wherever it waits. */
  stop(): void {
    this.queue?.remove(this)
  }
}

/**
 * Waits that all last equally long. They come due in the order in which they began, so that one timer of the clock does
 * for all of them, and to begin or end one costs a reading of the clock and no timer.
 */
export class WaitQueue {
  readonly milliseconds: number
  readonly #clock: Clock
  #first: Wait | null = null
  #last: Wait | null = null
  #stopTimer: (() => void) | null = null

  constructor(clock: Clock, milliseconds: number) {
    this.#clock = clock
    this.milliseconds = milliseconds
  }

  /** Begins a wait, anew where it had begun, and takes it out of any other queue. */
  begin(wait: Wait): void {
    wait.queue?.remove(wait)
    wait.queue = this
    wait.until = this.#clock.now() + this.milliseconds
    wait.before = this.#last
    if (this.#last === null) this.#first = wait
    else this.#last.after = wait
    this.#last = wait
    this.#stopTimer ??= this.#arm(this.milliseconds)
  }

  /** @internal */
  remove(wait: Wait): void {
    if (wait.queue !== this) return
    if (wait.before === null) this.#first = wait.after
    else wait.before.after = wait.after
    if (wait.after === null) this.#last = wait.before
    else wait.after.before = wait.before
    wait.queue = wait.before = wait.after = null
  }

  /** Lets go of the timer, and of everybody who waits. */
  close(): void {
    while (this.#first !== null) this.remove(this.#first)
    this.#stopTimer?.()
    this.#stopTimer = null
  }

  #arm(milliseconds: number): () => void {
    return this.#clock.after(milliseconds, () => {
      this.#stopTimer = null
      this.#due()
    })
  }

  #due(): void {
    const now = this.#clock.now()
    while (this.#first !== null && this.#first.until <= now) {
      const wait = this.#first
      this.remove(wait)
      wait.owner.timeUp(wait)
    }
    if (this.#first !== null) this.#stopTimer ??= this.#arm(this.#first.until - now)
  }
}
