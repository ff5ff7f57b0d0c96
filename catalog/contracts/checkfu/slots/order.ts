import { order } from "../../../kinds/table.ts"
import { builtinTools } from "./builtin-tools.ts"
import { capabilities } from "./capabilities.ts"
import { compaction } from "./compaction.ts"
import { continuity } from "./continuity.ts"
import { journalCheckpoint } from "./journal-checkpoint.ts"
import { outputSchema } from "./output-schema.ts"
import { resume } from "./resume.ts"
import { runtimeConfig } from "./runtime-config.ts"
import { sessionInterrupt } from "./session-interrupt.ts"
import { sessionSteer } from "./session-steer.ts"
import { subagent } from "./subagent.ts"
import { turn } from "./turn.ts"

/** The order in which tables show the slots. */
export const slotOrder = order({
  name: "slot",
  of: [
    capabilities,
    subagent,
    turn,
    sessionSteer,
    sessionInterrupt,
    builtinTools,
    continuity,
    runtimeConfig,
    outputSchema,
    resume,
    journalCheckpoint,
    compaction,
  ],
})
