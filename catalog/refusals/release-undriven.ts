import { refusal } from "../kinds/refusal.ts"

/** A release speaks a protocol that no driver speaks. */
export const releaseUndriven = refusal({
  name: "release-undriven",
  codes: ["release/undriven"],
  title: "No driver",
  status: 422,
  raisedIn: "admission",
  cause: "the catalog has no driver of that protocol",
  cure: "state a protocol that a driver speaks",
  example: "No driver speaks oneshot-v1.",
})
