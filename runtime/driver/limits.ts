/** How long the driver waits, in milliseconds, and how much it holds. */
export interface DriveLimits {
  /** From the start of the agent to its answer to `initialize`. */
  readonly startup: number
  /** One answer to any other request but a prompt. */
  readonly request: number
  /** One answer to `session/close`, which agents may not serve at all. */
  readonly farewell: number
  /** The agent says nothing in a turn, and waits for nothing of ours. */
  readonly stall: number
  /** A whole turn. */
  readonly turn: number
  /** A cancelled turn, until it must have settled; after that the agent is ended. */
  readonly settle: number
  /** Silence after a prompt's answer that ends its turn, and the same while a tool call is open or nothing came at all. */
  readonly drain: number
  readonly drainWhileOpen: number
  /** The longest time for what comes after a prompt's answer. */
  readonly drainAtMost: number
  /** Silence after a session was loaded that ends its replay, and the longest time for it. */
  readonly replay: number
  readonly replayAtMost: number
  /** One acknowledgement of input for a running turn, or of an interrupt. */
  readonly acknowledgement: number
  /** A turn that its agent drains, until it must have ended; after that it is cancelled. */
  readonly cooperation: number
  /** One answer of whoever is asked for permission. */
  readonly asking: number
  /** One look into the record of served calls. */
  readonly record: number
  /** Messages that name a session not known yet, while one is being opened. */
  readonly earlyMessages: number
  /** UTF-16 units of the agent's text that a turn's result holds. */
  readonly text: number
  /** UTF-16 units and values of the observations that a drive holds for whoever reads them late, or never. */
  readonly unread: number
  /** Diagnostics, and sessions that nobody opened, that are remembered one by one. */
  readonly remembered: number
}

/** What applies unless said otherwise. */
export const defaultDriveLimits: DriveLimits = {
  startup: 60_000,
  request: 60_000,
  farewell: 5_000,
  stall: 300_000,
  turn: 1_800_000,
  settle: 10_000,
  drain: 250,
  drainWhileOpen: 1_000,
  drainAtMost: 5_000,
  replay: 80,
  replayAtMost: 5_000,
  acknowledgement: 10_000,
  cooperation: 30_000,
  asking: 300_000,
  record: 5_000,
  earlyMessages: 1_000,
  text: 8 * 1_024 * 1_024,
  unread: 1_024 * 1_024,
  remembered: 1_000,
}
