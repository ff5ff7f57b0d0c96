import { driver, under } from "../kinds/driver.ts"
import { acpV1Lane } from "../revisions/acp-v1-lane.ts"
import { acpV1Protocol } from "../revisions/acp-v1-protocol.ts"

/** A live session over the Agent Client Protocol, version 1, on the standard streams of one process. */
export const acpV1 = driver({
  name: "acp-v1",
  protocol: acpV1Protocol,
  lane: acpV1Lane,
  server: true,
  envelopes: [
    under("durable", {
      event_fidelity: "structured",
      continuation: "rebuild_only",
      checkpoint: "disk_only",
      approval_delivery: "end_reinject",
      interrupt: "kill_only",
      mid_run_input: "unsupported",
      model_control: "platform_enforced",
      usage_authority: "platform_observed",
      multiagent_shared_environment: "true",
    }),
    under("ephemeral_zdr", {
      event_fidelity: "structured",
      continuation: "rebuild_only",
      checkpoint: "none",
      approval_delivery: "end_reinject",
      interrupt: "kill_only",
      mid_run_input: "unsupported",
      model_control: "platform_enforced",
      usage_authority: "platform_observed",
      multiagent_shared_environment: "true",
    }),
  ],
})
