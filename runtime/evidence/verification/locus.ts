import { capabilityExecutionLocus } from "../../../output/facts/checks.ts"
import { failed, passed, skipped } from "./judged-check.ts"
import type { JudgedCheck } from "./judged-check.ts"

/**
 * Where tools are executed, by the platform's own record of the probes that it served. A harness that tells of tool uses
 * while nothing was served executes its tools somewhere else; what it tells can fail the check and never pass it.
 */
export function locusCheck(asked: boolean, toolUses: number, probes: number): JudgedCheck {
  const name = capabilityExecutionLocus.literal
  if (!asked) return skipped(name, "it was not asked for")
  if (probes > 0) return passed(name, "the platform served its probe from inside the sandbox")
  return toolUses > 0
    ? failed(name, "the harness tells of tool uses, and the platform served none: its tools run elsewhere")
    : failed(name, "the platform was asked for no tool at all")
}
