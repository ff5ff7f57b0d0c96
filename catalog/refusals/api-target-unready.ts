import { refusal } from "../kinds/refusal.ts"

/** A job for a target that the runner announced as not ready. */
export const apiTargetUnready = refusal({
  name: "api-target-unready",
  codes: ["api/target-unready"],
  title: "Target not ready",
  status: 409,
  raisedIn: "api",
  cause: "the target of the job is not ready on the runner",
  cure: "mend what the reason names, or take the target off the runner",
  example: "The runner is not ready: codex: the image is missing.",
})
