import { refusal } from "../kinds/refusal.ts"

/** A call was read, and nobody here acts on it. */
export const callUnserved = refusal({
  name: "call-unserved",
  codes: ["call/unserved"],
  title: "Nobody serves it",
  status: null,
  raisedIn: "extensions",
  cause: "no handler was given for its slot",
  cure: "give a handler for it, or tell the agent in the handshake that nobody serves it",
  example: "slot/acme/ping was called, and nobody here serves it.",
})
