import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { claude } from "../contract.ts"

/** The model that answered, as the provider calls it. */
export const answeringModel = slot({
  contract: claude,
  name: "answering-model",
  site: meta("SessionNotification.update", "_claude/model"),
  posture: "fidelity",
  payload: Schema.String,
  excess: "keep",
  merge: "replace",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/claude-agent-acp/blob/0041eb4fb8e8f17d9f37fdac2311a9c5254ee079/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})
