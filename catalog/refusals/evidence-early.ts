import { refusal } from "../kinds/refusal.ts"

/** Evidence says that it is complete at a time that is still to come. */
export const evidenceEarly = refusal({
  name: "evidence-early",
  codes: ["evidence/early"],
  title: "Not complete yet",
  status: 422,
  raisedIn: "admission",
  cause: "the clocks of who signed and who verifies differ",
  cure: "compare the clocks of who signs and who verifies",
  example: "The evidence is complete from 2026-12-01T00:00:00.000Z on, which is still to come.",
})
