import * as Schema from "effect/Schema"
import { meta, slot } from "checkfu-catalog/kinds"
import { onehorizon } from "../contract.ts"

/** Tells policy from task data, on each text block of a prompt. */
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
