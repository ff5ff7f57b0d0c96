import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { jetbrains } from "../contract.ts"

/** A warning or an error for the transcript; a higher revision of the same id takes the place of a lower one. */
export const sessionFailure = slot({
  contract: jetbrains,
  name: "session-failure",
  site: meta("SessionNotification.update", "jetbrains", "air", "sessionFailure"),
  posture: "fidelity",
  payload: Schema.Struct({
    id: Schema.String,
    revision: Schema.Int,
    category: Schema.String,
    severity: Schema.String,
    title: Schema.String,
    details: Schema.optionalKey(Schema.String),
    reason: Schema.optionalKey(Schema.String),
    actions: Schema.Array(Schema.String),
  }),
  excess: "keep",
  merge: "replace",
  correlation: "id",
  overtakenBy: "notice",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/claude-agent-acp/blob/0041eb4fb8e8f17d9f37fdac2311a9c5254ee079/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})
