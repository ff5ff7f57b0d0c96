import { check } from "../kinds/check.ts"

/** The probe tool was served by the platform from inside the sandbox, by its own record of served calls. */
export const capabilityExecutionLocus = check({
  name: "capability-execution-locus",
  literal: "capability_execution_locus",
  judgedBy: "server",
})
