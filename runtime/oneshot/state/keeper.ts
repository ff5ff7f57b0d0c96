/**
 * Keeps what a session has on disk at the edges of its turns. A call that fails rejects: the turn is then not called
 * good, or not started.
 */
export interface StateKeeper {
  /** Before the first turn, and after each that completed: what is there now is what the next turn begins with. */
  readonly save: () => Promise<void>
  /** Before a later turn: puts back what was saved last, so that a turn that failed leaves no trace. */
  readonly restore: () => Promise<void>
  /** Removes everything that was saved. */
  readonly forget: () => Promise<void>
}
