import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { claudeCode } from "../contract.ts"

/** Whether the client wants suggestions for the next prompt. */
export const promptSuggestions = slot({
  contract: claudeCode,
  name: "prompt-suggestions",
  site: meta("NewSessionRequest", "claudeCode", "promptSuggestions"),
  posture: "context",
  payload: Schema.Boolean,
  excess: "keep",
  life: "realized",
  source: { url: "https://www.npmjs.com/package/@agentclientprotocol/claude-agent-acp", reviewedOn: "2026-11-30" },
})
