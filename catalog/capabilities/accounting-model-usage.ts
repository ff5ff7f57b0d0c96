import { capability } from "../kinds/capability.ts"

/** What the models used, as the platform saw it. */
export const accountingModelUsage = capability({
  name: "accounting-model-usage",
  literal: "accounting.model_usage",
  connected: null,
  needs: { usage_authority: "platform_observed" },
})
