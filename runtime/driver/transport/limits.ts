/** What the transport allows before it acts. Bytes are bytes of the wire, times are milliseconds. */
export interface Limits {
  /** The longest line of output that is taken; a longer one is passed over without being held. 32 MiB. */
  readonly lineBytes: number
  /** How many lines in a row may hold no message before the agent is ended for noise. 100. */
  readonly noiseLines: number
  /** How many bytes may wait for an agent that does not read its input before it counts as stalled. 64 MiB. */
  readonly unsentBytes: number
  /** How much of the end of standard error is kept. 64 KiB. */
  readonly errorBytes: number
  /** How long output has to be silent after the exit, or the exit has to be awaited after the output's end. 250. */
  readonly drain: number
  /** The longest time that output is read after the exit, however much of it comes. 2,000. */
  readonly drainAtMost: number
  /** How long an agent has to go after its input ended, before SIGTERM. 3,000. */
  readonly inputGrace: number
  /** How long it has after SIGTERM, before SIGKILL. 3,000. */
  readonly terminateGrace: number
  /** How long SIGKILL is waited for, which only a process that hangs in the kernel needs. 5,000. */
  readonly killGrace: number
}

/** The limits where none are given. */
export const defaultLimits: Limits = {
  lineBytes: 32 * 1024 * 1024,
  noiseLines: 100,
  unsentBytes: 64 * 1024 * 1024,
  errorBytes: 64 * 1024,
  drain: 250,
  drainAtMost: 2_000,
  inputGrace: 3_000,
  terminateGrace: 3_000,
  killGrace: 5_000,
}
