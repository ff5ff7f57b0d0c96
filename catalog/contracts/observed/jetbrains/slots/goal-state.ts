import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { jetbrains } from "../contract.ts"

/** The session's goal and how far it is; null takes it away. */
export const goalState = slot({
  contract: jetbrains,
  name: "goal-state",
  site: meta("SessionNotification.update", "jetbrains", "air", "goal"),
  posture: "fidelity",
  payload: Schema.NullOr(
    Schema.Struct({
      objective: Schema.String,
      status: Schema.String,
      iterations: Schema.optionalKey(Schema.Int),
      lastReason: Schema.optionalKey(Schema.NullOr(Schema.String)),
      createdAt: Schema.optionalKey(Schema.Finite),
      controlMethod: Schema.optionalKey(Schema.String),
    }),
  ),
  excess: "keep",
  merge: "replace",
  sensitivity: "private",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/claude-agent-acp/blob/0041eb4fb8e8f17d9f37fdac2311a9c5254ee079/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})
