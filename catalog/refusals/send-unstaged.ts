import { refusal } from "../kinds/refusal.ts"

/** Files are linked to for an agent that has not said what it does with links. */
export const sendUnstaged = refusal({
  name: "send-unstaged",
  codes: ["send/unstaged"],
  title: "Staged files not declared",
  status: 422,
  raisedIn: "driver",
  cause: "the agent's handshake does not declare that it reads staged files",
  cure: "put what the prompt needs into its text, or use an agent that declares it",
  example: "Files were staged for a prompt, and the agent has not declared that it reads them.",
})
