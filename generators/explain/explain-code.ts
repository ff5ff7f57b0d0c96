import type { Finding } from "../../model/finding.ts"
import type { ReportedRule } from "../report/reporter.ts"
import type { ExplainedReason } from "./explain.ts"
import type { Proof } from "./proof.ts"

/** Explains a code of findings: what holds where it is not found, why it must, and where it is found now. Null for no known code. */
export function explainCode(
  code: string,
  { rules, findings }: { readonly rules: readonly ReportedRule[]; readonly findings: readonly Finding[] },
): Proof | null {
  const rule = rules.find((each) => each.code === code)
  if (rule === undefined) return null
  const found = findings.filter((each) => each.code === code)
  return {
    about: "finding",
    subject: code,
    says: rule.states,
    reasons: found.map(({ what, fix, at, facts: [fact] }): ExplainedReason =>
      fact === undefined ? { says: what, value: fix, law: "" } : { says: what, value: fix, fact, at },
    ),
    more: [
      `Why: ${rule.because.replace(/\.$/, "")}.`,
      found.length === 0
        ? "It is found nowhere."
        : `It is found ${found.length === 1 ? "once" : `${found.length} times`}.`,
    ],
  }
}
