import { routing } from "../../../kinds/routing.ts"

/** How full the context is, and what was spent so far. */
export const usageUpdateRouting = routing({ name: "usage-update-updates", updates: ["usage_update"], landsIn: "usage" })
