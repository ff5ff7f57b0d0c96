import { capability } from "../kinds/capability.ts"

/** What the sandbox used. */
export const accountingComputeUsage = capability({
  name: "accounting-compute-usage",
  literal: "accounting.compute_usage",
  connected: null,
})
