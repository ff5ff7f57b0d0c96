import { capabilityExecutionLocus } from "../../../output/facts/checks.ts"
import { rules } from "../../conformance/rules/all.ts"
import { failed, passed, skipped } from "./judged-check.ts"
import type { JudgedCheck } from "./judged-check.ts"
import type { RunnerEvidence } from "./runner-evidence.ts"

const name = "conformance_suite"

/**
 * What the suite's report comes to by the server's own list of rules and their weight, whatever the report says of itself:
 * every rule must stand in it, one of them must have been seen to hold, and none that weighs may be broken. Where tools are
 * executed is left out: that is the server's to say. A driver without a suite may come without a report.
 */
export function suiteCheck(report: RunnerEvidence["conformance"], hasSuite: boolean): JudgedCheck {
  if (report === null)
    return hasSuite ? failed(name, "the report of the suite is missing") : skipped(name, "the driver has no suite")
  const verdicts = new Map(report.rules.map(({ id, verdict }) => [id, verdict]))
  if (verdicts.size !== rules.length || rules.some(({ id }) => !verdicts.has(id)))
    return failed(name, "the report is of another suite than the server's")
  const judged = rules.filter(({ id }) => id !== capabilityExecutionLocus.literal)
  const broken = judged.filter(
    ({ id, tier }) => verdicts.get(id) === "fail" && (tier === "mandatory" || tier === "capability"),
  )
  if (broken.length > 0) return failed(name, `broken: ${broken.map(({ id }) => id).join(", ")}`)
  if (!judged.some(({ id, tier }) => tier === "mandatory" && verdicts.get(id) === "pass"))
    return failed(name, "no mandatory rule was seen to hold")
  if (report.result === "passed" || verdicts.get(capabilityExecutionLocus.literal) === "fail")
    return passed(name, "every rule that weighs holds, or was not met")
  return failed(name, "the suite did not come to its end")
}
