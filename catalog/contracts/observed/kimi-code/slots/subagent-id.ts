import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { kimiCode } from "../contract.ts"

/** The subagent that wrote an update. */
export const subagentId = slot({
  contract: kimiCode,
  name: "subagent-id",
  site: meta("SessionNotification.update", "kimiCode", "subagentId"),
  posture: "fidelity",
  payload: Schema.String,
  excess: "keep",
  overtakenBy: "subagent_update",
  life: "realized",
  source: {
    url: "https://github.com/MoonshotAI/kimi-code/blob/6774cced4f54167e92c55a8dda5fc4190b2946d6/.changeset/ACP-subagent-events.md",
    reviewedOn: "2026-11-30",
  },
})
