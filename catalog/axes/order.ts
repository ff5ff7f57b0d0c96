import { order } from "../kinds/table.ts"
import { approvalDelivery } from "./approval-delivery.ts"
import { checkpoint } from "./checkpoint.ts"
import { continuation } from "./continuation.ts"
import { eventFidelity } from "./event-fidelity.ts"
import { interrupt } from "./interrupt.ts"
import { midRunInput } from "./mid-run-input.ts"
import { modelControl } from "./model-control.ts"
import { multiagentSharedEnvironment } from "./multiagent-shared-environment.ts"
import { subagents } from "./subagents.ts"
import { usageAuthority } from "./usage-authority.ts"

/** The order in which tables show the axes. */
export const axisOrder = order({
  name: "axis",
  of: [
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
  ],
})
