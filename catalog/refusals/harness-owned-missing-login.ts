import { refusal } from "../kinds/refusal.ts"

/** The runner has no local login for the model. */
export const harnessOwnedMissingLogin = refusal({
  name: "harness-owned-missing-login",
  codes: ["harness-owned/missing-login"],
  title: "Missing login",
  status: 409,
  raisedIn: "admission",
  cause: "nobody logged in on the machine of the runner, or the login was removed",
  cure: "log in on the machine of the runner, and start it again",
  example: "The runner has no local login for the model.",
})
