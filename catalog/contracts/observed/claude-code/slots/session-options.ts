import { opaque } from "../../../../kinds/opaque.ts"
import { meta, slot } from "../../../../kinds/slot.ts"
import { claudeCode } from "../contract.ts"

/** Options of the SDK that a client sets when it makes a session. */
export const sessionOptions = slot({
  contract: claudeCode,
  name: "session-options",
  site: meta("NewSessionRequest", "claudeCode", "options"),
  posture: "context",
  payload: opaque({ maxBytes: 65_536, maxDepth: 16 }),
  excess: "keep",
  sensitivity: "secret",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/claude-agent-acp/blob/0041eb4fb8e8f17d9f37fdac2311a9c5254ee079/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})
