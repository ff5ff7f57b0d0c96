import { refusal } from "../kinds/refusal.ts"

/** A release speaks a protocol that no driver speaks. */
export const releaseNoDriver = refusal({
  name: "release-no-driver",
  codes: ["release/no-driver"],
  title: "No driver",
  status: 422,
  raisedIn: "admission",
  cause: "the catalog has no driver of that protocol",
  cure: "state a protocol that a driver speaks",
  example: "No driver speaks oneshot-v1.",
})
