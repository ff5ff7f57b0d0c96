import * as Schema from "effect/Schema"
import { meta, slot } from "../../../kinds/slot.ts"
import { acpV1Lane } from "../../../revisions/acp-v1-lane.ts"
import { checkfu } from "../contract.ts"

/** A number of tokens. */
const Tokens = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100_000_000 }))

/** The exact context window of the admitted model, and when the harness may compact. */
export const runtimeConfig = slot({
  contract: checkfu,
  name: "runtime-config",
  site: meta("NewSessionRequest", "checkfu.runtime_config"),
  posture: "authority",
  payload: Schema.Struct({
    context_window: Tokens,
    compaction: Schema.optionalKey(
      Schema.Struct({
        strategy: Schema.Literals(["summarize", "truncate"]),
        threshold_tokens: Tokens,
      }),
    ),
  }),
  since: acpV1Lane,
  life: "realized",
})
