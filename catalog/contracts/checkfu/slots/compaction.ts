import * as Schema from "effect/Schema"
import { meta, slot } from "../../../kinds/slot.ts"
import { acpV1Lane } from "../../../revisions/acp-v1-lane.ts"
import { checkfu } from "../contract.ts"

/** An estimate in tokens. */
const Estimate = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000_000 }))

/** The harness shortened its context: how, and by how much. */
export const compaction = slot({
  contract: checkfu,
  name: "compaction",
  site: meta("SessionNotification.update", "checkfu.compaction"),
  posture: "fidelity",
  payload: Schema.Struct({
    strategy: Schema.Literals(["summarize", "truncate"]),
    tokens_before: Estimate,
    tokens_after: Estimate,
    compacted_messages: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 })),
  }),
  since: acpV1Lane,
  life: "realized",
})
