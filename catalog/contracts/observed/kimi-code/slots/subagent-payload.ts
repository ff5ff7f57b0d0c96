import * as Schema from "effect/Schema"
import { opaque } from "../../../../kinds/opaque.ts"
import { meta, slot } from "../../../../kinds/slot.ts"
import { kimiCode } from "../contract.ts"

/** The subagent of an update, and what it used once it is done. */
export const subagentPayload = slot({
  contract: kimiCode,
  name: "subagent-payload",
  site: meta("SessionNotification.update", "kimiCode", "subagent"),
  posture: "fidelity",
  payload: Schema.Struct({
    subagentId: Schema.String,
    parentToolCallId: Schema.optionalKey(Schema.String),
    summary: Schema.optionalKey(Schema.String),
    usage: Schema.optionalKey(opaque({ maxBytes: 4_096, maxDepth: 4 })),
  }),
  excess: "keep",
  correlation: "subagentId",
  overtakenBy: "subagent_update",
  life: "realized",
  source: {
    url: "https://github.com/MoonshotAI/kimi-code/blob/6774cced4f54167e92c55a8dda5fc4190b2946d6/.changeset/ACP-subagent-events.md",
    reviewedOn: "2026-11-30",
  },
})
