import { refusal } from "../kinds/refusal.ts"

/** The ready set is silent on an axis on which something is admitted. */
export const handshakeMissingAxis = refusal({
  name: "handshake-missing-axis",
  codes: ["handshake/missing-axis"],
  title: "Axis left out",
  status: 422,
  raisedIn: "admission",
  cause: "the harness was written against an older list of axes, or builds its set from what it likes to mention",
  cure: "assert the admitted value that the refusal names, on every axis that is granted or declared",
  example: "The ready set leaves out continuation, admitted as live.",
})
