import * as Schema from "effect/Schema"
import { opaque } from "../../../../kinds/opaque.ts"
import { notification, slot } from "../../../../kinds/slot.ts"
import { kimiCode } from "../contract.ts"

/** How the compaction of a session goes on. */
export const compactionPhase = slot({
  contract: kimiCode,
  name: "compaction-phase",
  site: notification("kimi/compaction", { from: "agent" }),
  posture: "fidelity",
  payload: Schema.Struct({
    sessionId: Schema.String,
    phase: Schema.String,
    trigger: Schema.optionalKey(Schema.String),
    instruction: Schema.optionalKey(Schema.String),
    result: Schema.optionalKey(opaque({ maxBytes: 65_536, maxDepth: 4 })),
    message: Schema.optionalKey(Schema.String),
  }),
  excess: "keep",
  correlation: "sessionId",
  overtakenBy: "compaction_update",
  sensitivity: "private",
  life: "realized",
  source: {
    url: "https://github.com/MoonshotAI/kimi-code/blob/d1d10c48454ac4f91bef78dbb984f4a18a627aef/packages/acp-adapter/src/protocol/kimi-extensions.ts",
    reviewedOn: "2026-11-30",
  },
})
