import { refusal } from "../kinds/refusal.ts"

/** A value was to be sent to an agent that has not declared to understand it. */
export const sendUndeclared = refusal({
  name: "send-undeclared",
  codes: ["send/undeclared"],
  title: "Needed and not declared",
  status: 422,
  raisedIn: "extensions",
  cause: "the session asks for a capability that the harness did not name in its handshake",
  cure: "do without it for this agent, or use one that declares it",
  example: "slot/checkfu/session-steer needs declaration/checkfu/steer, which the agent has not declared.",
})
