import { currentPlan } from "../contracts/onehorizon/checks/current-plan.ts"
import { endsInTime } from "../contracts/onehorizon/checks/ends-in-time.ts"
import { hostStopReason } from "../contracts/onehorizon/checks/host-stop-reason.ts"
import { hostToolsReached } from "../contracts/onehorizon/checks/host-tools-reached.ts"
import { insideTheWorkspace } from "../contracts/onehorizon/checks/inside-the-workspace.ts"
import { policyAboveTask } from "../contracts/onehorizon/checks/policy-above-task.ts"
import { preferredCall } from "../contracts/onehorizon/checks/preferred-call.ts"
import { refusalWithReason } from "../contracts/onehorizon/checks/refusal-with-reason.ts"
import { requiredCall } from "../contracts/onehorizon/checks/required-call.ts"
import { sessionOutlivesProcess } from "../contracts/onehorizon/checks/session-outlives-process.ts"
import { sessionWithBundle } from "../contracts/onehorizon/checks/session-with-bundle.ts"
import { usageShown } from "../contracts/onehorizon/checks/usage-shown.ts"
import { order } from "../kinds/table.ts"
import { capabilityExecutionLocus } from "./capability-execution-locus.ts"
import { cooperativeInterruptDrained } from "./cooperative-interrupt-drained.ts"
import { readyHandshake } from "./ready-handshake.ts"
import { steeringCorrelation } from "./steering-correlation.ts"
import { steeringDelivered } from "./steering-delivered.ts"
import { subagentCorrelation } from "./subagent-correlation.ts"
import { terminalObservation } from "./terminal-observation.ts"
import { toolCorrelation } from "./tool-correlation.ts"

/** The order in which tables show the checks. */
export const checkOrder = order({
  name: "check",
  of: [
    readyHandshake,
    terminalObservation,
    toolCorrelation,
    steeringCorrelation,
    steeringDelivered,
    cooperativeInterruptDrained,
    subagentCorrelation,
    capabilityExecutionLocus,
    sessionWithBundle,
    hostStopReason,
    endsInTime,
    sessionOutlivesProcess,
    insideTheWorkspace,
    policyAboveTask,
    currentPlan,
    usageShown,
    refusalWithReason,
    requiredCall,
    preferredCall,
    hostToolsReached,
  ],
})
