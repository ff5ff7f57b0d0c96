import * as Schema from "effect/Schema"
import { meta, slot } from "../../../kinds/slot.ts"
import { onehorizon } from "../contract.ts"

/** Marks each text block of a prompt as trusted policy or untrusted task data. */
export const blockMeta = slot({
  contract: onehorizon,
  name: "block-meta",
  site: meta("PromptRequest.prompt", "onehorizon.ai"),
  posture: "context",
  payload: Schema.Struct({
    version: Schema.Literal(1),
    trust: Schema.Literals(["trusted", "untrusted"]),
    taskMode: Schema.NullOr(Schema.Literals(["plan", "code", "review", "research"])),
    synthetic: Schema.optionalKey(Schema.Boolean),
  }),
  life: "realized",
})
