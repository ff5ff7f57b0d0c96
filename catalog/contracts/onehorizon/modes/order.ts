import { order } from "../../../kinds/table.ts"
import { codeMode } from "./code-mode.ts"
import { planMode } from "./plan-mode.ts"
import { researchMode } from "./research-mode.ts"
import { reviewMode } from "./review-mode.ts"

/** The order in which tables show the modes. */
export const modeOrder = order({
  name: "mode",
  of: [codeMode, planMode, reviewMode, researchMode],
})
