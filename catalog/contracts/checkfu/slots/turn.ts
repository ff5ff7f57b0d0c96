import * as Schema from "effect/Schema"
import { meta, slot } from "../../../kinds/slot.ts"
import { acpV1Lane } from "../../../revisions/acp-v1-lane.ts"
import { checkfu } from "../contract.ts"

/** A count of events within one turn. */
const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }))

/** How one turn went: what kind of work it was, how often the model had to be asked again, and how long it took. */
export const turn = slot({
  contract: checkfu,
  name: "turn",
  site: meta("PromptResponse", "checkfu.turn"),
  posture: "fidelity",
  payload: Schema.Struct({
    execution_class: Schema.Literals(["direct", "tool_loop", "delegated"]),
    model_retries: Count,
    overflow_recoveries: Count,
    wall_time_ms: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 604_800_000 })),
  }),
  since: acpV1Lane,
  life: "realized",
})
