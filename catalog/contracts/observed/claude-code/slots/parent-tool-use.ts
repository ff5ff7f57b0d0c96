import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { claudeCode } from "../contract.ts"

/** The call of the tool under which a subagent works. */
export const parentToolUse = slot({
  contract: claudeCode,
  name: "parent-tool-use",
  site: meta("SessionNotification.update", "claudeCode", "parentToolUseId"),
  posture: "fidelity",
  payload: Schema.String,
  excess: "keep",
  overtakenBy: "subagent_update",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/claude-agent-acp/blob/0041eb4fb8e8f17d9f37fdac2311a9c5254ee079/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})
