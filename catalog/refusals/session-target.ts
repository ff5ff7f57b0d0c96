import { refusal } from "../kinds/refusal.ts"

/** A session names both a managed harness and a connected runtime, or neither. */
export const sessionTarget = refusal({
  name: "session-target",
  codes: ["session/target"],
  title: "Not one target",
  status: 422,
  raisedIn: "evidence",
  cause: "the request does not say where its runs are carried out",
  cure: "name a harness profile with its routing profile, or a connected runtime",
  example: "The session names no target, or two.",
})
