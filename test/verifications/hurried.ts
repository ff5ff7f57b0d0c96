import { systemClock } from "../../runtime/driver/clock.ts"
import type { Clock } from "../../runtime/driver/clock.ts"

/** How many times faster than on the wall the processes of these tests live: a claim of 30 seconds lasts 6. */
const haste = 5

/** A clock that hurries. */
export const hurriedClock: Clock = {
  now: () => systemClock.now() * haste,
  after: (milliseconds, call) => systemClock.after(milliseconds / haste, call),
}

/** The moment that every process has at the same time, which hurries from the one in which the test began. */
export function hurriedNow(began: number): number {
  return began + (Date.now() - began) * haste
}
