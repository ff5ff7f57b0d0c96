import { refusal } from "../kinds/refusal.ts"

/** A write that rests on what was true before. */
export const apiStaleVersion = refusal({
  name: "api-stale-version",
  codes: ["api/stale-version"],
  title: "Head changed since it was read",
  status: 409,
  raisedIn: "api",
  cause: "somebody changed the head after the version that the writer has seen",
  cure: "read the head again, and decide again",
  example: "The head is at version 3, and not at 2.",
})
