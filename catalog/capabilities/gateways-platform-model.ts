import { capability } from "../kinds/capability.ts"

/** Model calls go through the platform, which saw them. */
export const gatewaysPlatformModel = capability({
  name: "gateways-platform-model",
  literal: "gateways.platform_model",
  connected: null,
  needs: { model_control: "platform_enforced" },
})
