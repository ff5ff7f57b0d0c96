/** How long the suite waits, in milliseconds. */
export interface SuiteLimits {
  /** For initialize, from the start of the process. 20,000. */
  readonly startup: number
  /** For every other answer but that of a turn. 10,000. */
  readonly request: number
  /** For the answer of a prompt. 60,000. */
  readonly prompt: number
  /** For the end of a turn that was cancelled, drained or closed. 10,000. */
  readonly settle: number
  /** For what should not come. 200. */
  readonly quiet: number
  /** For what should have come before the end of a turn. 2,000. */
  readonly late: number
  /** For the process to go when its input ends. 2,000. */
  readonly inputGrace: number
}

/** The limits where none are given. */
export const suiteLimits: SuiteLimits = {
  startup: 20_000,
  request: 10_000,
  prompt: 60_000,
  settle: 10_000,
  quiet: 200,
  late: 2_000,
  inputGrace: 2_000,
}
