import { refusal } from "../kinds/refusal.ts"

/** Values that are each valid contradict each other or the message that they ride on. */
export const inconsistentValues = refusal({
  name: "inconsistent-values",
  codes: [
    "send/inconsistent",
    "handshake/inconsistent",
    "authority/inconsistent",
    "acknowledgement/inconsistent",
    "fidelity/inconsistent",
    "context/inconsistent",
  ],
  title: "Values at odds",
  status: 422,
  raisedIn: "extensions",
  cause: "a rule across slots or members is broken, such as the mode of a task on a block of policy",
  cure: "send what the rule demands beside it, or leave the value out",
  example: "slot/onehorizon/session-meta counts attempt as -1.",
})
