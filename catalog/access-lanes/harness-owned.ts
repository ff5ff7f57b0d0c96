import { accessLane } from "../kinds/access-lane.ts"

/** The harness brings its own subscription; the platform saw nothing of it and says so. */
export const harnessOwned = accessLane({
  name: "harness-owned",
  literal: "harness_owned",
  modelSelection: "harness",
  credentialCustody: "harness environment",
  routing: "harness",
  wireProvenance: "absent",
  usageEvidence: "absent",
})
