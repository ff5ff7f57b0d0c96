import { refusal } from "../kinds/refusal.ts"

/** The runner is enrolled for another provider or model, or advertises another. */
export const harnessOwnedOtherModel = refusal({
  name: "harness-owned-other-model",
  codes: ["harness-owned/other-model"],
  title: "Another model",
  status: 409,
  raisedIn: "admission",
  cause: "the routing revision names a model that the login is not for",
  cure: "enrol it for the model that the routing revision names",
  example: "The runner is enrolled for, or advertises, another provider or model.",
})
