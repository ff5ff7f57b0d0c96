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
  ],
})
