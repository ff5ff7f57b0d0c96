import { refusal } from "../kinds/refusal.ts"

/** A record of evidence is not what its digest was taken over. */
export const evidenceAltered = refusal({
  name: "evidence-altered",
  codes: ["evidence/altered"],
  title: "Evidence altered",
  status: 500,
  raisedIn: "admission",
  cause: "somebody or something has changed the record since it was judged",
  cure: "find out who changed the record; verify the tuple again",
  example: "The evidence is not what its digest was taken over.",
})
