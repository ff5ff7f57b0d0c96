import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { jetbrains } from "../contract.ts"

/** How large the context was before it was compacted, and after. */
export const compactionFacts = slot({
  contract: jetbrains,
  name: "compaction-facts",
  site: meta("SessionNotification.update", "jetbrains", "air", "contextCompaction"),
  posture: "fidelity",
  payload: Schema.Struct({
    version: Schema.Int,
    trigger: Schema.optionalKey(Schema.String),
    preTokens: Schema.optionalKey(Schema.Int),
    postTokens: Schema.optionalKey(Schema.Int),
    durationMs: Schema.optionalKey(Schema.Finite),
    error: Schema.optionalKey(Schema.String),
  }),
  excess: "keep",
  overtakenBy: "compaction_update",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/claude-agent-acp/blob/0041eb4fb8e8f17d9f37fdac2311a9c5254ee079/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})
