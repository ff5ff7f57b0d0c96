import { check } from "../kinds/check.ts"

/** A turn ends with one terminal observation, and that one is a success. */
export const terminalObservation = check({
  name: "terminal-observation",
  literal: "terminal_observation",
  judgedBy: "grammar",
})
