import * as Schema from "effect/Schema"
import { request, slot } from "../../../../kinds/slot.ts"
import { sharedConventions } from "../contract.ts"

/** Sets, pauses, resumes or clears the session's goal. */
export const controlGoal = slot({
  contract: sharedConventions,
  name: "control-goal",
  site: request("_session/goal", { from: "client" }),
  posture: "context",
  payload: Schema.Struct({
    sessionId: Schema.String,
    action: Schema.String,
    objective: Schema.optionalKey(Schema.String),
  }),
  excess: "keep",
  correlation: "sessionId",
  aliases: ["_codex/session/goal_control"],
  sensitivity: "private",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/codex-acp/blob/e36f4ac1dcfbd0d98fe9c2a9da4c20b0b06115fe/src/GoalExtension.ts",
    reviewedOn: "2026-11-30",
  },
})
