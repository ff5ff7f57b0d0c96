import { subagentsObserved } from "../contracts/checkfu/declarations/subagents.ts"
import { check } from "../kinds/check.ts"

/** Subagents appear only where they are declared: each starts once before anything refers to it, settles once, and before the turn does; late tool results keep their attribution. */
export const subagentCorrelation = check({
  name: "subagent-correlation",
  literal: "subagent_correlation",
  judgedBy: "grammar",
  proves: subagentsObserved,
})
