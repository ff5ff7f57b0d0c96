import { opaque } from "../../../../kinds/opaque.ts"
import { meta, slot } from "../../../../kinds/slot.ts"
import { claudeCode } from "../contract.ts"

/** What the tool returned, whole and as the SDK has it. */
export const toolResponse = slot({
  contract: claudeCode,
  name: "tool-response",
  site: meta("SessionNotification.update", "claudeCode", "toolResponse"),
  posture: "fidelity",
  payload: opaque({ maxBytes: 1_048_576, maxDepth: 32 }),
  excess: "keep",
  merge: "replace",
  sensitivity: "private",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/claude-agent-acp/blob/0041eb4fb8e8f17d9f37fdac2311a9c5254ee079/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})
