import { observation } from "../../../kinds/observation.ts"

/** A subagent ended, well or not. */
export const observationSubagentCompleted = observation({
  name: "subagent-completed",
  literal: "observation.subagent_completed",
})
