import type { Failure, Mark, Verdict } from "../../conformance/index.ts"
import { turnRules } from "./rules.ts"
import type { TurnRule } from "./rules.ts"

/** How many failures of one rule are kept; a turn that goes on breaking it adds nothing new. */
const failuresKept = 8

/** What became of a rule of the contract in one turn. */
export interface Decided {
  readonly rule: TurnRule
  readonly verdict: Verdict
  /** At most eight. */
  readonly failures: readonly Failure[]
}

/** Told of what is decided, as soon as it is. */
export interface Announce {
  /** A rule held for the first time, so far. */
  readonly holds: (rule: TurnRule, at: Mark) => void
  readonly fails: (rule: TurnRule, failure: Failure) => void
}

/** What is decided of a turn while it runs. A rule that failed once has failed, whatever comes after. */
export interface Docket {
  readonly holds: (rule: TurnRule, at: Mark) => void
  readonly fails: (rule: TurnRule, what: string, ...at: readonly Mark[]) => void
  readonly isOpen: (rule: TurnRule) => boolean
  /** One for each rule, in the order of the catalog's table. */
  readonly decided: () => readonly Decided[]
}

/** Makes an empty docket. */
export function docket(announce: Announce): Docket {
  const held = new Set<TurnRule>()
  const failed = new Map<TurnRule, Failure[]>()
  return {
    holds: (rule, at) => {
      if (held.has(rule)) return
      held.add(rule)
      if (!failed.has(rule)) announce.holds(rule, at)
    },
    fails: (rule, what, ...transcript) => {
      const failures = failed.get(rule) ?? []
      failed.set(rule, failures)
      if (failures.length === failuresKept) return
      const failure = { what, transcript }
      failures.push(failure)
      announce.fails(rule, failure)
    },
    isOpen: (rule) => !held.has(rule) && !failed.has(rule),
    decided: () =>
      Object.values(turnRules).map((rule): Decided => {
        const failures = failed.get(rule) ?? []
        return { rule, failures, verdict: failures.length > 0 ? "fail" : held.has(rule) ? "pass" : "not_elicited" }
      }),
  }
}
