import { refusal } from "../kinds/refusal.ts"

/** A run asks for a retention mode for which its driver has no envelope. */
export const runUnknownRetention = refusal({
  name: "run-unknown-retention",
  codes: ["run/unknown-retention"],
  title: "Unknown retention mode",
  status: 422,
  raisedIn: "admission",
  cause: "nothing was granted to the driver under that mode",
  cure: "run under one of the driver's retention modes",
  example: 'acp-v1 has no envelope for the retention mode "forever".',
})
