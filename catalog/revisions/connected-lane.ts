import { revision } from "../kinds/revision.ts"

/** The lane of a process that its operator runs: not versioned by the platform, which grants it nothing. */
export const connectedLane = revision({
  name: "connected-lane",
  literal: "connected runtime",
  subject: "execution lane",
  life: "current",
})
