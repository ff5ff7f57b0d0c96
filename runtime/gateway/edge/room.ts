/** How much may be open at once. */
export interface Limits {
  /** Calls of all leases together. */
  readonly calls: number
  /** Bytes of the bodies of all open calls together. */
  readonly bytes: number
  /** The longest time a body may take, in milliseconds, and the longest pause within it. */
  readonly bodyTotal: number
  readonly bodyIdle: number
}

/** The limits where a configuration names none. */
export const usualLimits: Limits = { calls: 4_000, bytes: 512 * 2 ** 20, bodyTotal: 120_000, bodyIdle: 15_000 }

/** What is open, against what may be. */
export interface Room {
  /** Takes a place for a call; false where there is none. */
  readonly enter: () => boolean
  readonly leave: () => void
  /** Takes bytes; false, and none are taken, where there is no room for them. */
  readonly take: (bytes: number) => boolean
  readonly give: (bytes: number) => void
  readonly calls: () => number
  readonly bytes: () => number
}

/** An empty room. */
export function room(limits: Limits): Room {
  let calls = 0
  let bytes = 0
  return {
    enter: () => calls < limits.calls && ++calls > 0,
    leave: () => void calls--,
    take: (more) => {
      if (bytes + more > limits.bytes) return false
      bytes += more
      return true
    },
    give: (less) => void (bytes -= less),
    calls: () => calls,
    bytes: () => bytes,
  }
}
