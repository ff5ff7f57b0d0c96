// Generated from the catalog. Do not edit: change the fact and generate again.
import type { Axis } from "./types.ts"

/** `axis/event_fidelity` */
export const eventFidelity: Axis = {
  id: "axis/event_fidelity",
  name: "event_fidelity",
  values: ["minimal", "structured"],
  below: [["minimal", "structured"]],
}

/** `axis/continuation` */
export const continuation: Axis = {
  id: "axis/continuation",
  name: "continuation",
  values: ["rebuild_only", "live"],
  below: [["rebuild_only", "live"]],
}

/** `axis/checkpoint` */
export const checkpoint: Axis = {
  id: "axis/checkpoint",
  name: "checkpoint",
  values: ["none", "disk_only"],
  below: [["none", "disk_only"]],
}

/** `axis/approval_delivery` */
export const approvalDelivery: Axis = {
  id: "axis/approval_delivery",
  name: "approval_delivery",
  values: ["unsupported", "end_reinject"],
  below: [["unsupported", "end_reinject"]],
}

/** `axis/interrupt` */
export const interrupt: Axis = {
  id: "axis/interrupt",
  name: "interrupt",
  values: ["kill_only", "cooperative"],
  below: [["kill_only", "cooperative"]],
}

/** `axis/mid_run_input` */
export const midRunInput: Axis = {
  id: "axis/mid_run_input",
  name: "mid_run_input",
  values: ["unsupported", "native"],
  below: [["unsupported", "native"]],
}

/** `axis/model_control` */
export const modelControl: Axis = {
  id: "axis/model_control",
  name: "model_control",
  values: ["opaque", "harness_owned", "platform_enforced"],
  below: [
    ["opaque", "harness_owned"],
    ["harness_owned", "platform_enforced"],
  ],
}

/** `axis/usage_authority` */
export const usageAuthority: Axis = {
  id: "axis/usage_authority",
  name: "usage_authority",
  values: ["unknown", "platform_observed"],
  below: [["unknown", "platform_observed"]],
}

/** `axis/multiagent_shared_environment` */
export const multiagentSharedEnvironment: Axis = {
  id: "axis/multiagent_shared_environment",
  name: "multiagent_shared_environment",
  values: ["false", "true"],
  below: [["false", "true"]],
}

/** `axis/subagents` */
export const subagents: Axis = {
  id: "axis/subagents",
  name: "subagents",
  values: ["absent", "observed"],
  below: [["absent", "observed"]],
}

/** The axes, in the catalog's order. */
export const axes: readonly Axis[] = [
  eventFidelity,
  continuation,
  checkpoint,
  approvalDelivery,
  interrupt,
  midRunInput,
  modelControl,
  usageAuthority,
  multiagentSharedEnvironment,
  subagents,
]
