import { driver, under } from "../kinds/driver.ts"
import { connectedLane } from "../revisions/connected-lane.ts"

/** A process that its operator already runs and that dials out to the platform; nothing about its machine or its model is ours. */
export const connectedRuntime = driver({
  name: "connected-runtime",
  protocol: null,
  lane: connectedLane,
  server: false,
  envelopes: [
    under("standard", {
      event_fidelity: "structured",
      continuation: "live",
      checkpoint: "none",
      approval_delivery: "unsupported",
      interrupt: "cooperative",
      mid_run_input: "unsupported",
      model_control: "opaque",
      usage_authority: "unknown",
      multiagent_shared_environment: "false",
    }),
  ],
})
