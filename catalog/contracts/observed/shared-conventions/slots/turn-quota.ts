import * as Schema from "effect/Schema"
import { opaque } from "../../../../kinds/opaque.ts"
import { meta, slot } from "../../../../kinds/slot.ts"
import { sharedConventions } from "../contract.ts"

/** What the turn used, also by model. */
export const turnQuota = slot({
  contract: sharedConventions,
  name: "turn-quota",
  site: meta("PromptResponse", "quota"),
  posture: "fidelity",
  payload: Schema.Struct({
    token_count: Schema.optionalKey(opaque({ maxBytes: 4_096, maxDepth: 4 })),
    model_usage: Schema.optionalKey(Schema.Array(opaque({ maxBytes: 4_096, maxDepth: 4 }))),
  }),
  excess: "keep",
  overtakenBy: "usage_update",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/codex-acp/blob/1135b05fed32dc93de9955e90ab947d6d0895116/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})
