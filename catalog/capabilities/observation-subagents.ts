import { capability } from "../kinds/capability.ts"

/** Subagents are told apart; rests on a declared axis. */
export const observationSubagents = capability({
  name: "observation-subagents",
  literal: "observation.subagents",
  connected: null,
  needs: { subagents: "observed" },
})
