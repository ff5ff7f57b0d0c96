import { refusal } from "../kinds/refusal.ts"

/** The run restricts the network, and its harness talks to a backend of its own. */
export const harnessOwnedRestrictedNetwork = refusal({
  name: "harness-owned-restricted-network",
  codes: ["harness-owned/restricted-network"],
  title: "Restricted network",
  status: 422,
  raisedIn: "admission",
  cause: "a policy bounds the network of the sandbox",
  cure: "lift the restriction for the run, or choose a platform-routed profile",
  example: "The run restricts the network, and its harness talks to a backend of its own.",
})
