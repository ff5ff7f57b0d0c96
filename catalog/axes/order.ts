import { order } from "../kinds/table.ts"
import { checkpoint } from "./checkpoint.ts"
import { continuation } from "./continuation.ts"
import { interrupt } from "./interrupt.ts"
import { subagents } from "./subagents.ts"

/** The order in which tables show the axes. */
export const axisOrder = order({ name: "axis", of: [continuation, checkpoint, interrupt, subagents] })
