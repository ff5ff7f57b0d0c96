import { capabilityExecutionLocus, checks as catalogued } from "../../../output/facts/checks.ts"
import { acpV1 } from "../../../output/facts/drivers.ts"
import { failed, passed, skipped } from "./judged-check.ts"
import type { JudgedCheck } from "./judged-check.ts"
import { locusCheck } from "./locus.ts"
import type { RunnerEvidence } from "./runner-evidence.ts"
import { suiteCheck } from "./suite-check.ts"
import type { VerificationPlan } from "./plan.ts"

/** What the server itself recorded while a claim was held. No runner and no harness has a hand in it. */
export interface ServerRecord {
  /** Dispatches of the gateway under the lease of the claim. */
  readonly model_calls: number
  /** Calls of the probe that the platform's own tool server served for the claim. */
  readonly probes: number
}

/** What a verification came to. */
export interface Judged {
  readonly result: "passed" | "failed"
  /** In one order, whatever the evidence. */
  readonly checks: readonly JudgedCheck[]
}

/** What is judged: the plan as the server wrote it, and whether the claimant says that it carried it out. */
export interface Judging {
  readonly plan: VerificationPlan
  readonly completed: boolean
  readonly evidence: RunnerEvidence
  readonly server: ServerRecord
}

/**
 * Judges a verification. The runner's evidence counts for what only a runner can see; whether models and tools of the
 * platform were reached is taken from the server's own record alone. It passes if no check failed.
 */
export function judge({ plan, completed, evidence, server }: Judging): Judged {
  const checks: readonly JudgedCheck[] = [
    completed
      ? passed("carried_out", "the runner carried the plan out to its end")
      : failed("carried_out", "the runner could not carry the plan out"),
    suiteCheck(evidence.conformance, plan.driver === acpV1.lane),
    ...ofRules(evidence),
    modelCheck(plan, server),
    plan.access === "platform_routed"
      ? nonceCheck(plan, evidence)
      : skipped("nonce_returned", "no model of the platform"),
    locusCheck(plan.prove_platform_mcp, evidence.tool_uses, server.probes),
  ]
  return { result: checks.some(({ status }) => status === "failed") ? "failed" : "passed", checks }
}

/** The catalogued checks that the suite's rules of the same name stand for; the one of the locus is the server's own. */
function ofRules({ conformance }: RunnerEvidence): readonly JudgedCheck[] {
  return catalogued
    .filter(({ judgedBy, id }) => judgedBy !== "worker" && id !== capabilityExecutionLocus.id)
    .map(({ literal }) => {
      const verdict = conformance?.rules.find(({ id }) => id === literal)?.verdict
      if (verdict === "pass") return passed(literal, "the suite saw it hold")
      if (verdict === "fail") return failed(literal, "the suite saw it broken")
      return skipped(literal, "nothing that could have shown it happened")
    })
}

function modelCheck({ access }: VerificationPlan, { model_calls: calls }: ServerRecord): JudgedCheck {
  const name = "model_calls_served"
  if (access !== "platform_routed")
    return skipped(name, "the harness brings its own model, and the platform saw no call")
  return calls > 0
    ? passed(name, "the gateway recorded calls under the lease of the claim")
    : failed(name, "the gateway recorded no call under the lease of the claim: the answer came from elsewhere")
}

function nonceCheck({ nonce }: VerificationPlan, { answer }: RunnerEvidence): JudgedCheck {
  return answer?.includes(nonce) === true
    ? passed("nonce_returned", "what was asked for stands in the answer")
    : failed("nonce_returned", "what was asked for does not stand in the answer")
}
