// Generated from the catalog. Do not edit: change the fact and generate again.
import type { Driver } from "./types.ts"

/** `driver/acp-v1` */
export const acpV1: Driver = {
  id: "driver/acp-v1",
  name: "acp-v1",
  protocol: "acp-v1",
  lane: "checkfu:acp-v1@1",
  server: true,
  envelopes: [
    {
      retention: "durable",
      grants: {
        event_fidelity: "structured",
        continuation: "rebuild_only",
        checkpoint: "disk_only",
        approval_delivery: "end_reinject",
        interrupt: "kill_only",
        mid_run_input: "unsupported",
        model_control: "platform_enforced",
        usage_authority: "platform_observed",
        multiagent_shared_environment: "true",
      },
    },
    {
      retention: "ephemeral_zdr",
      grants: {
        event_fidelity: "structured",
        continuation: "rebuild_only",
        checkpoint: "none",
        approval_delivery: "end_reinject",
        interrupt: "kill_only",
        mid_run_input: "unsupported",
        model_control: "platform_enforced",
        usage_authority: "platform_observed",
        multiagent_shared_environment: "true",
      },
    },
  ],
}

/** `driver/connected-runtime` */
export const connectedRuntime: Driver = {
  id: "driver/connected-runtime",
  name: "connected-runtime",
  protocol: null,
  lane: "connected runtime",
  server: false,
  envelopes: [
    {
      retention: "standard",
      grants: {
        event_fidelity: "structured",
        continuation: "live",
        checkpoint: "none",
        approval_delivery: "unsupported",
        interrupt: "cooperative",
        mid_run_input: "unsupported",
        model_control: "opaque",
        usage_authority: "unknown",
        multiagent_shared_environment: "false",
      },
    },
  ],
}

/** `driver/oneshot-v1` */
export const oneshotV1: Driver = {
  id: "driver/oneshot-v1",
  name: "oneshot-v1",
  protocol: "oneshot-v1",
  lane: "checkfu:oneshot-v1@1",
  server: false,
  envelopes: [
    {
      retention: "durable",
      grants: {
        event_fidelity: "minimal",
        continuation: "rebuild_only",
        checkpoint: "disk_only",
        approval_delivery: "unsupported",
        interrupt: "kill_only",
        mid_run_input: "unsupported",
        model_control: "platform_enforced",
        usage_authority: "platform_observed",
        multiagent_shared_environment: "false",
      },
    },
    {
      retention: "ephemeral_zdr",
      grants: {
        event_fidelity: "minimal",
        continuation: "rebuild_only",
        checkpoint: "none",
        approval_delivery: "unsupported",
        interrupt: "kill_only",
        mid_run_input: "unsupported",
        model_control: "platform_enforced",
        usage_authority: "platform_observed",
        multiagent_shared_environment: "false",
      },
    },
  ],
}

/** The drivers, in the catalog's order. */
export const drivers: readonly Driver[] = [acpV1, connectedRuntime, oneshotV1]
