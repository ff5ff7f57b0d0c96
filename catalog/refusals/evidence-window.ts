import { refusal } from "../kinds/refusal.ts"

/** Evidence does not say from when to when it counts, or says longer than the catalog gives. */
export const evidenceWindow = refusal({
  name: "evidence-window",
  codes: ["evidence/window"],
  title: "No valid window",
  status: 422,
  raisedIn: "admission",
  cause:
    "a time is missing, is not written in UTC with milliseconds, or the window is too long or ends before it begins",
  cure: "write `completed_at` as the server saw it, and `expires_at` from it",
  example: "The evidence has no window of at most 30 days, or one that is not written in UTC with milliseconds.",
})
