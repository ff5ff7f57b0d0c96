import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { codex } from "../contract.ts"

/** Which thread of Codex an update speaks of, and what became of it. */
export const subagentActivity = slot({
  contract: codex,
  name: "subagent-activity",
  site: meta("SessionNotification.update", "codex", "subagent"),
  posture: "fidelity",
  payload: Schema.Struct({
    threadId: Schema.String,
    path: Schema.optionalKey(Schema.String),
    activity: Schema.optionalKey(Schema.String),
  }),
  excess: "keep",
  correlation: "threadId",
  overtakenBy: "subagent_update",
  life: "realized",
  source: { url: "https://www.npmjs.com/package/@agentclientprotocol/codex-acp", reviewedOn: "2026-11-30" },
})
