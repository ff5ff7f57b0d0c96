import type { Catalog } from "../../model/catalog.ts"
import type { Severity, Violation } from "../../model/finding.ts"

/** A sentence that every catalog must satisfy, why it must, and a pure function that finds where one does not. */
export interface Rule {
  /** `topic/problem`: what a finding of it is called. Its folder is the same with a hyphen. */
  readonly code: string
  /** What holds of a catalog that obeys, one sentence. */
  readonly states: string
  /** What goes wrong without it, one sentence. */
  readonly because: string
  readonly severity: Severity
  /** Whether a fact may accept a finding of it beside its data. What generation itself stands on is never accepted. */
  readonly acceptable: boolean
  /** Every place that breaks the rule, in any order. Reads nothing but its argument, and never throws on what a catalog says. */
  readonly check: (catalog: Catalog) => readonly Violation[]
}

/** Declares a rule; its findings are errors, and no fact may accept them, unless it says otherwise. */
export function rule(stated: Omit<Rule, "severity" | "acceptable"> & Partial<Rule>): Rule {
  return { severity: "error", acceptable: false, ...stated }
}
