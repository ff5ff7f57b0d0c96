import type { Verdict } from "../../conformance/rule.ts"
import { memberOf } from "../../member.ts"
import { refused } from "../../refusal.ts"
import type { Refusal, Refused } from "../../refusal.ts"

/** What became of one rule of the suite, as the runner's own run of it says. */
export interface RuleEvidence {
  readonly id: string
  readonly verdict: Verdict
}

/**
 * What a runner hands over when it completes a verification: what it saw, and no judgement. `conformance` is the report of
 * the suite, of which `result` and `rules` are read; `answer` all text that the harness said in the turn of the plan's
 * prompt; `tool_uses` how many uses of tools it reported in that turn; `declared` the ids of the declarations that its
 * handshake was admitted with.
 */
export interface RunnerEvidence {
  readonly conformance: { readonly result: string; readonly rules: readonly RuleEvidence[] } | null
  readonly answer: string | null
  readonly tool_uses: number
  readonly declared: readonly string[]
}

/** The most that is kept of an answer, in UTF-16 code units. */
const longestAnswer = 65_536

/** Reads a runner's evidence as it came. Members that it does not know are left out of what is judged and signed. */
export function readEvidence(value: unknown): { readonly ok: true; readonly evidence: RunnerEvidence } | Refused {
  const conformance = memberOf(value, "conformance")
  const answer = memberOf(value, "answer")
  const toolUses = memberOf(value, "tool_uses")
  const declared = memberOf(value, "declared") ?? []
  if (answer !== null && typeof answer !== "string") return refused(malformed("answer"))
  if (!Number.isSafeInteger(toolUses) || (toolUses as number) < 0) return refused(malformed("tool_uses"))
  if (!Array.isArray(declared) || !declared.every((each) => typeof each === "string"))
    return refused(malformed("declared"))
  const read = conformance === null ? null : suiteOf(conformance)
  if (read === undefined) return refused(malformed("conformance"))
  return {
    ok: true,
    evidence: {
      conformance: read,
      answer: answer === null ? null : wellFormed(answer.slice(0, longestAnswer)),
      tool_uses: toolUses as number,
      declared: [...new Set(declared as readonly string[])].toSorted(),
    },
  }
}

function suiteOf(value: unknown): RunnerEvidence["conformance"] | undefined {
  const result = memberOf(value, "result")
  const rules = memberOf(value, "rules")
  if (typeof result !== "string" || !Array.isArray(rules)) return undefined
  const read: RuleEvidence[] = []
  for (const rule of rules as readonly unknown[]) {
    const id = memberOf(rule, "id")
    const verdict = memberOf(rule, "verdict")
    if (typeof id !== "string" || !isOneOf(verdicts, verdict)) return undefined
    read.push({ id, verdict })
  }
  return { result, rules: read }
}

const verdicts = ["pass", "fail", "not_elicited"] as const satisfies readonly Verdict[]

function isOneOf<T extends string>(words: readonly T[], value: unknown): value is T {
  return (words as readonly unknown[]).includes(value)
}

/** Without half of a pair at the end, which has no canonical form. */
function wellFormed(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text))
}

function malformed(member: string): Refusal {
  return {
    code: "claim/evidence",
    what: `The evidence of the claim is malformed at ${member}.`,
    why: "what the server cannot read it cannot judge, and it signs nothing that it did not judge",
    fix: "complete the claim with the members conformance, answer, tool_uses and declared",
    facts: [],
  }
}
