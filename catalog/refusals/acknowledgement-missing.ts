import { refusal } from "../kinds/refusal.ts"

/** Nothing acknowledges what was sent to a running turn. */
export const acknowledgementMissing = refusal({
  name: "acknowledgement-missing",
  codes: ["acknowledgement/missing"],
  title: "Acknowledgement missing",
  status: 502,
  raisedIn: "driver",
  cause: "the agent answered the request with an error, with something unreadable, or not in time",
  cure: "acknowledge each one exactly once, also to say no, or do not declare it",
  example: "slot/checkfu/session-steer was sent, and the agent answered with nothing in 5000 ms.",
})
