import { refusal } from "../kinds/refusal.ts"

/** A session is asked to go on after its run has failed. */
export const runFailed = refusal({
  name: "run-failed",
  codes: ["run/failed"],
  title: "Run has failed",
  status: 409,
  raisedIn: "driver",
  cause: "an earlier turn broke the contract, so that nobody knows any more what the agent has been told",
  cure: "open a new session",
  example:
    "The run has failed before: slot/checkfu/session-steer was sent, and the agent answered with nothing in 5000 ms.",
})
