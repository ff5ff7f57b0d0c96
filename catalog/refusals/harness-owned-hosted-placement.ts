import { refusal } from "../kinds/refusal.ts"

/** The runner starts containers on the engine of the platform. */
export const harnessOwnedHostedPlacement = refusal({
  name: "harness-owned-hosted-placement",
  codes: ["harness-owned/hosted-placement"],
  title: "Hosted placement",
  status: 422,
  raisedIn: "admission",
  cause: "a login that is the customer's may not enter a hosted sandbox",
  cure: "use a runner that starts them on an engine of your own",
  example: "The runner starts containers on the platform's engine.",
})
