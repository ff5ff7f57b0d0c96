import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { claude } from "../contract.ts"

/** Where the account stands in the provider's rate limits; it says less than it knows, and more members come. */
export const rateLimitWindow = slot({
  contract: claude,
  name: "rate-limit-window",
  site: meta("SessionNotification.update", "_claude/rateLimit"),
  posture: "fidelity",
  payload: Schema.Struct({
    status: Schema.optionalKey(Schema.String),
    resetsAt: Schema.optionalKey(Schema.Finite),
    rateLimitType: Schema.optionalKey(Schema.String),
    utilization: Schema.optionalKey(Schema.Finite),
  }),
  excess: "keep",
  merge: "replace",
  sensitivity: "private",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/claude-agent-acp/blob/0041eb4fb8e8f17d9f37fdac2311a9c5254ee079/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})
