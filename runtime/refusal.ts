import type { RefusalCode } from "../output/facts/refusals.ts"

/** What was not done, and what would mend it. The same object goes to a log, to a command's output and to HTTP. */
export interface Refusal {
  /** `topic/problem`, stable. Each is a fact of the catalog with a page of its own: no other can be raised. */
  readonly code: RefusalCode
  /** One sentence with the names in it. Never holds a value that the other side wrote, beyond the name of a member. */
  readonly what: string
  /** The reason for the rule, a clause without full stop. */
  readonly why: string
  /** What mends it, in the imperative. */
  readonly fix: string
  /** Ids of the facts that the answer rests on. */
  readonly facts: readonly string[]
}

/** The refusing half of every answer in the runtime. */
export interface Refused {
  readonly ok: false
  readonly refusal: Refusal
}

/** A refusal as an answer. */
export function refused(refusal: Refusal): Refused {
  return { ok: false, refusal }
}

/** A name of the other side's making as refusals show it: quoted, at most 64 code units, everything but printable ASCII escaped. */
export function shown(name: string): string {
  const cut = name.length > 64 ? `${name.slice(0, 64)}...` : name
  return JSON.stringify(cut).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
}
