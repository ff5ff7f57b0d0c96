// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  accountingModelUsage,
  gatewaysPlatformModel,
  isolationNetwork,
} from "./run-capabilities.ts"
import type { AccessLane } from "./types.ts"

/** `access-lane/platform-routed` */
export const platformRouted: AccessLane = {
  id: "access-lane/platform-routed",
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
}

/** `access-lane/harness-owned` */
export const harnessOwned: AccessLane = {
  id: "access-lane/harness-owned",
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
}

/** The access lanes, in the catalog's order. */
export const accessLanes: readonly AccessLane[] = [platformRouted, harnessOwned]
