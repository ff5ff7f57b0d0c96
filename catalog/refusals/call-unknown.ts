import { refusal } from "../kinds/refusal.ts"

/** An extension method was called that no contract has. */
export const callUnknown = refusal({
  name: "call-unknown",
  codes: ["call/unknown"],
  title: "Unknown method",
  status: null,
  raisedIn: "extensions",
  cause: "the agent speaks an extension that is not read here",
  cure: "do without it, or read a contract that has it",
  example: '"_acme/inspect" is a method of no contract that is read here.',
})
