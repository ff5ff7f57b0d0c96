import type { StopSignal } from "../stop-signal.ts"
import type { JobClaim } from "./platform.ts"

/** The jobs that are at work, each in a slot. */
export interface Slots {
  /**
   * Begins a job, told by a signal when it is to be given back. A claim that is at work already is not begun again; an earlier
   * claim of the same job is given back, since the later one holds.
   */
  readonly begin: (claim: JobClaim, carry: (giveBack: StopSignal) => Promise<void>) => void
  /** Says whether jobs may be begun; at first none may. */
  readonly admit: (isOpen: boolean) => void
  /** How many jobs are at work. */
  readonly taken: () => number
  /** Settles when a slot is free and jobs may be begun, or the signal aborts. */
  readonly free: (stop: StopSignal) => Promise<void>
  /** Settles when no job is at work. */
  readonly idle: () => Promise<void>
  /** Gives every job back. */
  readonly giveBack: () => void
}

interface Running {
  readonly claim: JobClaim
  readonly drop: AbortController
  readonly done: Promise<void>
}

/** Makes so many slots, all of them free. */
export function openSlots(count: number): Slots {
  const running = new Map<string, Running>()
  const waiting = new Set<() => void>()
  let mayBegin = false
  const freed = (): void => {
    for (const wake of waiting) wake()
  }
  return {
    begin: (claim, carry) => {
      if (running.has(claim.id)) return
      for (const each of running.values()) if (each.claim.job.id === claim.job.id) each.drop.abort()
      const drop = new AbortController()
      const done = carry(drop.signal).finally(() => {
        running.delete(claim.id)
        freed()
      })
      running.set(claim.id, { claim, drop, done })
    },
    admit: (isOpen) => {
      mayBegin = isOpen
      freed()
    },
    taken: () => running.size,
    free: (stop) =>
      new Promise((resolve) => {
        const wake = (): void => {
          if ((running.size >= count || !mayBegin) && !stop.aborted) return
          waiting.delete(wake)
          stop.removeEventListener("abort", wake)
          resolve()
        }
        waiting.add(wake)
        stop.addEventListener("abort", wake)
        wake()
      }),
    idle: async () => {
      while (running.size > 0) await Promise.all([...running.values()].map(({ done }) => done))
    },
    giveBack: () => {
      for (const { drop } of running.values()) drop.abort()
    },
  }
}
