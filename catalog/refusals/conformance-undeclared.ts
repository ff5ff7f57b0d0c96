import { refusal } from "../kinds/refusal.ts"

/** An agent uses a slot without having declared what opens it. */
export const conformanceUndeclared = refusal({
  name: "conformance-undeclared",
  codes: ["conformance/undeclared"],
  title: "Used without declaration",
  status: null,
  raisedIn: "extensions",
  cause: "the declaration is missing from the handshake, or the slot is used by mistake",
  cure: "declare it in the handshake, or do not use it",
  example: "slot/checkfu/subagent was used, but declaration/checkfu/subagents was not declared in the handshake.",
})
