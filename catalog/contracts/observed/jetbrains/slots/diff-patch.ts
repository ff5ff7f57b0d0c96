import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { jetbrains } from "../contract.ts"

/** The exact patch of a change, in the block that shows it. */
export const diffPatch = slot({
  contract: jetbrains,
  name: "diff-patch",
  site: meta("SessionNotification.update.content", "jetbrains", "air", "diffPatch"),
  posture: "fidelity",
  payload: Schema.Struct({
    version: Schema.Int,
    format: Schema.String,
    text: Schema.String,
  }),
  excess: "keep",
  sensitivity: "private",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/claude-agent-acp/blob/0041eb4fb8e8f17d9f37fdac2311a9c5254ee079/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})
