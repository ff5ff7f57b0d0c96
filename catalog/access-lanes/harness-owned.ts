import { accountingModelUsage } from "../capabilities/accounting-model-usage.ts"
import { gatewaysPlatformModel } from "../capabilities/gateways-platform-model.ts"
import { isolationNetwork } from "../capabilities/isolation-network.ts"
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
  modelLane: "harness_owned_model",
  requires: [],
  lacks: [gatewaysPlatformModel, accountingModelUsage, isolationNetwork],
})
