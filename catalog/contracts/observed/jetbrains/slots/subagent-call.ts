import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { jetbrains } from "../contract.ts"

/** Marks the call of a tool that starts a subagent. */
export const subagentCall = slot({
  contract: jetbrains,
  name: "subagent-call",
  site: meta("SessionNotification.update", "jetbrains", "air", "subagent"),
  posture: "fidelity",
  payload: Schema.Literal(true),
  excess: "keep",
  overtakenBy: "subagent_update",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/claude-agent-acp/blob/0041eb4fb8e8f17d9f37fdac2311a9c5254ee079/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})
