import { refusal } from "../kinds/refusal.ts"

/** Evidence has come to the end of its window. */
export const evidenceExpired = refusal({
  name: "evidence-expired",
  codes: ["evidence/expired"],
  title: "Evidence expired",
  status: 409,
  raisedIn: "admission",
  cause: "the tuple was not verified again in time",
  cure: "verify the exact tuple again",
  example: "The evidence counted up to 2026-12-30T12:00:00.000Z.",
})
