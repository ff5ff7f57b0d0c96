import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { claude } from "../contract.ts"

/** Who caused the turn that an update of usage belongs to. */
export const messageOrigin = slot({
  contract: claude,
  name: "message-origin",
  site: meta("SessionNotification.update", "_claude/origin"),
  posture: "fidelity",
  payload: Schema.Struct({
    kind: Schema.String,
  }),
  excess: "keep",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/claude-agent-acp/blob/0041eb4fb8e8f17d9f37fdac2311a9c5254ee079/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})
