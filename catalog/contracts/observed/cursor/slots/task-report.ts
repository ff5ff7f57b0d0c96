import * as Schema from "effect/Schema"
import { opaque } from "../../../../kinds/opaque.ts"
import { notification, slot } from "../../../../kinds/slot.ts"
import { cursor } from "../contract.ts"

/** What a subagent was asked to do, once it has done it. */
export const taskReport = slot({
  contract: cursor,
  name: "task-report",
  site: notification("cursor/task", { from: "agent" }),
  posture: "fidelity",
  payload: Schema.Struct({
    toolCallId: Schema.optionalKey(Schema.String),
    description: Schema.optionalKey(Schema.String),
    prompt: Schema.optionalKey(Schema.String),
    subagentType: Schema.optionalKey(opaque({ maxBytes: 4_096, maxDepth: 4 })),
    agentId: Schema.optionalKey(Schema.String),
    durationMs: Schema.optionalKey(Schema.Finite),
  }),
  excess: "keep",
  correlation: "toolCallId",
  overtakenBy: "subagent_update",
  sensitivity: "private",
  life: "realized",
  source: { url: "https://cursor.com/docs/cli/acp.md", reviewedOn: "2026-11-30" },
})
