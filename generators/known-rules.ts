import { rules } from "../catalog/rules/index.ts"
import { diagnostics } from "./diagnostics.ts"
import type { ReportedRule } from "./report/reporter.ts"

/** Every code that a finding may bear with what it states, for reports that explain codes beside findings. */
export const knownRules: readonly ReportedRule[] = [
  ...rules.map(({ code, states, because }) => ({ code, states, because })),
  ...Object.entries(diagnostics).map(([code, { why, page }]) => ({ code, states: page, because: why })),
]
