import { refusal } from "../kinds/refusal.ts"

/** No runner that was enrolled for a model of its own is alive and says so. */
export const harnessOwnedNoRunner = refusal({
  name: "harness-owned-no-runner",
  codes: ["harness-owned/no-runner"],
  title: "No live runner",
  status: 409,
  raisedIn: "admission",
  cause: "no runner was enrolled for it, it is stopped, or its presence has run out",
  cure: "enrol a runner with the exact capability, and start it",
  example: "No live runner advertises a model of its own.",
})
