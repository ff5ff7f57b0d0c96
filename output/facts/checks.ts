// Generated from the catalog. Do not edit: change the fact and generate again.
import { checkfuInterrupt, checkfuSteer, checkfuSubagents } from "./declarations.ts"
import type { Check } from "./types.ts"

/** `check/ready-handshake` */
export const readyHandshake: Check = {
  id: "check/ready-handshake",
  name: "ready-handshake",
  literal: "ready_handshake",
  judgedBy: "grammar",
  proves: null,
}

/** `check/terminal-observation` */
export const terminalObservation: Check = {
  id: "check/terminal-observation",
  name: "terminal-observation",
  literal: "terminal_observation",
  judgedBy: "grammar",
  proves: null,
}

/** `check/tool-correlation` */
export const toolCorrelation: Check = {
  id: "check/tool-correlation",
  name: "tool-correlation",
  literal: "tool_correlation",
  judgedBy: "grammar",
  proves: null,
}

/** `check/steering-correlation` */
export const steeringCorrelation: Check = {
  id: "check/steering-correlation",
  name: "steering-correlation",
  literal: "steering_correlation",
  judgedBy: "grammar",
  proves: null,
}

/** `check/steering-delivered` */
export const steeringDelivered: Check = {
  id: "check/steering-delivered",
  name: "steering-delivered",
  literal: "steering_delivered",
  judgedBy: "active",
  proves: checkfuSteer,
}

/** `check/cooperative-interrupt-drained` */
export const cooperativeInterruptDrained: Check = {
  id: "check/cooperative-interrupt-drained",
  name: "cooperative-interrupt-drained",
  literal: "cooperative_interrupt_drained",
  judgedBy: "opt_in",
  proves: checkfuInterrupt,
}

/** `check/subagent-correlation` */
export const subagentCorrelation: Check = {
  id: "check/subagent-correlation",
  name: "subagent-correlation",
  literal: "subagent_correlation",
  judgedBy: "grammar",
  proves: checkfuSubagents,
}

/** `check/capability-execution-locus` */
export const capabilityExecutionLocus: Check = {
  id: "check/capability-execution-locus",
  name: "capability-execution-locus",
  literal: "capability_execution_locus",
  judgedBy: "server",
  proves: null,
}

/** The checks of the conformance suite, in the catalog's order. */
export const checks: readonly Check[] = [
  readyHandshake,
  terminalObservation,
  toolCorrelation,
  steeringCorrelation,
  steeringDelivered,
  cooperativeInterruptDrained,
  subagentCorrelation,
  capabilityExecutionLocus,
]
