import { cpus } from "node:os"
import type { Took } from "./waiting.ts"

/** Begins to measure, and says when it is asked how much of the processors' time was not idle since, from 0 to 1. */
export type Busy = () => () => number

/** Of the processors of this machine, whoever keeps them busy. */
const processors: Busy = () => {
  const before = spent()
  return () => {
    const after = spent()
    const whole = after.whole - before.whole
    return whole === 0 ? 0 : 1 - (after.idle - before.idle) / whole
  }
}

function spent(): { readonly idle: number; readonly whole: number } {
  const times = cpus().map((processor) => processor.times)
  const sum = (of: (each: (typeof times)[number]) => number): number => times.reduce((all, each) => all + of(each), 0)
  return {
    idle: sum(({ idle }) => idle),
    whole: sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq),
  }
}

/** From here on a machine counts as busy: what takes long on it may take long for the machine's sake. */
const busyFrom = 0.75

/** How often something that must be quick is tried at most. */
const tries = 3

/**
 * What must be quick, not counting how long it stood in line for a processor, and tried again where it was slow all the same while
 * the machine was busy: at most three times. Each time that does not count is told with its reason. A machine that is not busy
 * excuses nothing.
 */
export async function quickUnlessBusy<T extends Took>(
  what: string,
  atMost: number,
  attempt: () => Promise<T>,
  { busy = processors, tell = console.warn }: { readonly busy?: Busy; readonly tell?: (line: string) => void } = {},
): Promise<T> {
  for (let left = tries - 1; ; left--) {
    const measured = busy()
    const value = await attempt()
    const share = measured()
    const { milliseconds, waited } = value
    if (milliseconds < atMost) return value
    const took = `${what} took ${Math.round(milliseconds)} ms, for ${Math.round(waited)} of which it waited for a processor`
    if (milliseconds - waited < atMost) tell(took)
    if (milliseconds - waited < atMost || share < busyFrom || left === 0) return value
    tell(`${took}, while the processors were busy for ${Math.round(share * 100)} % of the time: once more`)
  }
}
