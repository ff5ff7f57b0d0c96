/** What became of one check. */
export interface JudgedCheck {
  readonly name: string
  readonly status: "passed" | "failed" | "skipped"
  /** What the status rests on, a clause without full stop. */
  readonly says: string
}

/** A check that passed. */
export function passed(name: string, says: string): JudgedCheck {
  return { name, status: "passed", says }
}

/** A check that failed. */
export function failed(name: string, says: string): JudgedCheck {
  return { name, status: "failed", says }
}

/** A check that nothing was seen of; it promotes nothing. */
export function skipped(name: string, says: string): JudgedCheck {
  return { name, status: "skipped", says }
}
