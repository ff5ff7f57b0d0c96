import { routing } from "../../../kinds/routing.ts"

/** The plan panel of the run. */
export const planRouting = routing({ name: "plan-updates", updates: ["plan"], landsIn: "plan" })
