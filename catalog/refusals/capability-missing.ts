import { refusal } from "../kinds/refusal.ts"

/** A run, its experience profile or its access lane needs what its lane does not carry. */
export const capabilityMissing = refusal({
  name: "capability-missing",
  codes: ["capability/missing"],
  title: "Missing capability",
  status: 422,
  raisedIn: "admission",
  cause: "the harness, the retention mode, the policy or missing evidence keeps a needed capability away",
  cure: "choose what gives the capability, or do not require it",
  example:
    "The run needs what its lane does not carry: control.steer (mid_run_input is unsupported and must be native).",
})
