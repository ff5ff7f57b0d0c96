import { accountingModelUsage } from "../capabilities/accounting-model-usage.ts"
import { gatewaysPlatformModel } from "../capabilities/gateways-platform-model.ts"
import { accessLane } from "../kinds/access-lane.ts"

/** The platform chooses the model, holds the credential and saw every call. */
export const platformRouted = accessLane({
  name: "platform-routed",
  literal: "platform_routed",
  modelSelection: "platform",
  credentialCustody: "platform",
  routing: "platform",
  wireProvenance: "platform_observed",
  usageEvidence: "platform_observed",
  modelLane: "platform_model_gateway",
  requires: [gatewaysPlatformModel, accountingModelUsage],
  lacks: [],
})
