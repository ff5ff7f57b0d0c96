/**
 * How much a rule weighs. `mandatory`: the protocol or the contract demands it of everybody. `capability`: it is demanded
 * of who offers or declares something. `advisory`: good manners, on which others rely. `informational`: nothing is demanded,
 * and what was seen is written down. Only failures of the first two fail a report.
 */
export type Tier = "mandatory" | "capability" | "advisory" | "informational"

/** What became of a rule. Nothing that could have shown it happened: that is no failure. */
export type Verdict = "pass" | "fail" | "not_elicited"

/** A requirement that traces are judged by. */
export interface Rule {
  /** Stable: reports, ledgers and links name it. */
  readonly id: string
  readonly tier: Tier
  readonly title: string
  /** What holds, in a sentence. */
  readonly what: string
  /** Who is hurt where it does not hold, a clause without full stop. */
  readonly why: string
  /** What the author of an agent does about it, in the imperative. */
  readonly repair: string
  /** The requirements of the protocol's official Test Compatibility Kit that say the same or part of it. */
  readonly kit: readonly string[]
}

/** The page that explains every rule under a heading that is its id. */
export const rulePage = "/reference/conformance"

/** Where a rule is explained. */
export function pageOf({ id }: Rule): string {
  return `${rulePage}#${id}`
}
