import { observation } from "../../../kinds/observation.ts"

/** A subagent began to work. */
export const observationSubagentStarted = observation({
  name: "subagent-started",
  literal: "observation.subagent_started",
})
