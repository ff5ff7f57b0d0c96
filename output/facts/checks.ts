// Generated from the catalog. Do not edit: change the fact and generate again.
import { checkfuInterrupt, checkfuSteer, checkfuSubagents } from "./declarations.ts"
import type { Check } from "./types.ts"

/** `check/ready-handshake` */
export const readyHandshake: Check = {
  id: "check/ready-handshake",
  name: "ready-handshake",
  literal: "ready_handshake",
  judgedBy: "grammar",
  requirement:
    "Output begins only after the harness has said once, and once only, that it is ready.",
  proves: null,
}

/** `check/terminal-observation` */
export const terminalObservation: Check = {
  id: "check/terminal-observation",
  name: "terminal-observation",
  literal: "terminal_observation",
  judgedBy: "grammar",
  requirement: "A turn ends with one terminal observation, and that one is a success.",
  proves: null,
}

/** `check/tool-correlation` */
export const toolCorrelation: Check = {
  id: "check/tool-correlation",
  name: "tool-correlation",
  literal: "tool_correlation",
  judgedBy: "grammar",
  requirement: "No two tool uses share an id, and no result speaks of a use that was not observed.",
  proves: null,
}

/** `check/steering-correlation` */
export const steeringCorrelation: Check = {
  id: "check/steering-correlation",
  name: "steering-correlation",
  literal: "steering_correlation",
  judgedBy: "grammar",
  requirement:
    "Steering is acknowledged only where native input into a running turn is declared, and once for each steered event: a second word would close the delivery record twice.",
  proves: null,
}

/** `check/steering-delivered` */
export const steeringDelivered: Check = {
  id: "check/steering-delivered",
  name: "steering-delivered",
  literal: "steering_delivered",
  judgedBy: "active",
  requirement:
    "A harness that declares native input takes the scripted steer into the live turn; one that does not shows no steering at all; where the channel was not tried, the check is skipped and says so.",
  proves: checkfuSteer,
}

/** `check/cooperative-interrupt-drained` */
export const cooperativeInterruptDrained: Check = {
  id: "check/cooperative-interrupt-drained",
  name: "cooperative-interrupt-drained",
  literal: "cooperative_interrupt_drained",
  judgedBy: "opt_in",
  requirement:
    "A harness that declares a cooperative interrupt takes the scripted drain and settles by itself within the window; a refusal fails. Off unless asked for, until a probe exists that cannot be cut short.",
  proves: checkfuInterrupt,
}

/** `check/subagent-correlation` */
export const subagentCorrelation: Check = {
  id: "check/subagent-correlation",
  name: "subagent-correlation",
  literal: "subagent_correlation",
  judgedBy: "grammar",
  requirement:
    "Subagents appear only where they are declared: each starts once before anything refers to it, settles once, and before the turn does; late tool results keep their attribution.",
  proves: checkfuSubagents,
}

/** `check/capability-execution-locus` */
export const capabilityExecutionLocus: Check = {
  id: "check/capability-execution-locus",
  name: "capability-execution-locus",
  literal: "capability_execution_locus",
  judgedBy: "server",
  requirement:
    "The probe tool was served by the platform from inside the sandbox, by its own record of served calls.",
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
