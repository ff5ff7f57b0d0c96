import { driver, under } from "../kinds/driver.ts"
import { oneshotV1Lane } from "../revisions/oneshot-v1-lane.ts"
import { oneshotV1Protocol } from "../revisions/oneshot-v1-protocol.ts"

/** One process a turn: the prompt goes in, the command runs and exits, and its exit ends the turn. */
export const oneshotV1 = driver({
  name: "oneshot-v1",
  protocol: oneshotV1Protocol,
  lane: oneshotV1Lane,
  server: false,
  envelopes: [
    under("durable", {
      event_fidelity: "minimal",
      continuation: "rebuild_only",
      checkpoint: "disk_only",
      approval_delivery: "unsupported",
      interrupt: "kill_only",
      mid_run_input: "unsupported",
      model_control: "platform_enforced",
      usage_authority: "platform_observed",
      multiagent_shared_environment: "false",
    }),
    under("ephemeral_zdr", {
      event_fidelity: "minimal",
      continuation: "rebuild_only",
      checkpoint: "none",
      approval_delivery: "unsupported",
      interrupt: "kill_only",
      mid_run_input: "unsupported",
      model_control: "platform_enforced",
      usage_authority: "platform_observed",
      multiagent_shared_environment: "false",
    }),
  ],
})
