import { refusal } from "../kinds/refusal.ts"

/** The runner is of another pool than the run. */
export const harnessOwnedWrongPool = refusal({
  name: "harness-owned-wrong-pool",
  codes: ["harness-owned/wrong-pool"],
  title: "Wrong pool",
  status: 409,
  raisedIn: "admission",
  cause: "the run was placed into a pool without such a runner",
  cure: "enrol a runner in the pool of the run",
  example: "The runner is of another pool than the run.",
})
