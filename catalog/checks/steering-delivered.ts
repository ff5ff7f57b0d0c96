import { steerNative } from "../contracts/checkfu/declarations/steer.ts"
import { check } from "../kinds/check.ts"

/** A harness that declares native input takes the scripted steer into the live turn; one that does not shows no steering at all; where the channel was not tried, the check is skipped and says so. */
export const steeringDelivered = check({
  name: "steering-delivered",
  literal: "steering_delivered",
  judgedBy: "active",
  proves: steerNative,
})
