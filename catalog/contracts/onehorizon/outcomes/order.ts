import { order } from "../../../kinds/table.ts"
import { budget } from "./budget-outcome.ts"
import { cancelled } from "./cancelled-outcome.ts"
import { endTurn } from "./end-turn-outcome.ts"
import { noStopReason } from "./no-stop-reason-outcome.ts"
import { refusal } from "./refusal-outcome.ts"

/** The order in which tables show the outcomes. */
export const outcomeOrder = order({
  name: "outcome",
  of: [endTurn, refusal, budget, cancelled, noStopReason],
})
