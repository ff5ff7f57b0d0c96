import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { jetbrains } from "../contract.ts"

/** By which method goals are set, and what may be done with one. */
export const offeredGoal = slot({
  contract: jetbrains,
  name: "offered-goal",
  site: meta("InitializeResponse", "jetbrains", "air", "goal"),
  posture: "fidelity",
  payload: Schema.Struct({
    version: Schema.Int,
    controlMethod: Schema.String,
    actions: Schema.Array(Schema.String),
  }),
  excess: "keep",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/claude-agent-acp/blob/0041eb4fb8e8f17d9f37fdac2311a9c5254ee079/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})
