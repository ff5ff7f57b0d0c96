import { refusal } from "../kinds/refusal.ts"

/** A statement is about another run, session, runtime or report than the one that it was sent for. */
export const attestationSubject = refusal({
  name: "attestation-subject",
  codes: ["attestation/subject"],
  title: "About something else",
  status: 422,
  raisedIn: "admission",
  cause: "it was sent to the wrong place, or somebody tries it in another one",
  cure: "send it where it belongs, or sign one for here",
  example: "The statement is about another runtime, session, run than the one that it was sent for.",
})
