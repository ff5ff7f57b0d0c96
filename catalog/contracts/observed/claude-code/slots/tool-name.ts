import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { claudeCode } from "../contract.ts"

/** The tool's own name, which the protocol's title hides. */
export const toolName = slot({
  contract: claudeCode,
  name: "tool-name",
  site: meta("SessionNotification.update", "claudeCode", "toolName"),
  posture: "fidelity",
  payload: Schema.String,
  excess: "keep",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/claude-agent-acp/blob/0041eb4fb8e8f17d9f37fdac2311a9c5254ee079/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})
