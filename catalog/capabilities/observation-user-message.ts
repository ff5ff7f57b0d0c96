import { capability } from "../kinds/capability.ts"

/** What the agent says to the user lands in the log. */
export const observationUserMessage = capability({
  name: "observation-user-message",
  literal: "observation.user_message",
  connected: "yes",
})
