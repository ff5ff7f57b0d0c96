/** How long a one-shot turn may take, in milliseconds, and how much of it is held. */
export interface OneshotLimits {
  /** A whole turn, from its start to its exit. 1,800,000. */
  readonly turn: number
  /**
   * Nothing is written to standard output. 300,000 for stream JSON; a text command is silent until it is done, so that its
   * silence means nothing unless this is given.
   */
  readonly stall: number
  /** One look into the record of served calls. 5,000. */
  readonly record: number
  /** Bytes of standard output before the command is ended. 256 MiB. */
  readonly outputBytes: number
  /** UTF-16 units of the command's text that a turn's result holds; the rest is only counted. 8 Mi. */
  readonly text: number
  /** UTF-16 units and values of the observations that a turn holds for whoever reads them late, or never. 1 Mi. */
  readonly unread: number
  /** Diagnostics that are remembered one by one. 1,000. */
  readonly remembered: number
}

/** What applies unless said otherwise. */
export const defaultOneshotLimits: OneshotLimits = {
  turn: 1_800_000,
  stall: 300_000,
  record: 5_000,
  outputBytes: 256 * 1_024 * 1_024,
  text: 8 * 1_024 * 1_024,
  unread: 1_024 * 1_024,
  remembered: 1_000,
}
