import * as Schema from "effect/Schema"
import { opaque } from "../../../../kinds/opaque.ts"
import { notification, slot } from "../../../../kinds/slot.ts"
import { opencode } from "../contract.ts"

/** One update of a child session, or how it stands. */
export const childUpdate = slot({
  contract: opencode,
  name: "child-update",
  site: notification("opencode/session/child_update", { from: "agent" }),
  posture: "fidelity",
  payload: Schema.Union([
    Schema.Struct({
      type: Schema.Literal("update"),
      rootSessionId: Schema.String,
      childSessionId: Schema.String,
      parentSessionId: Schema.String,
      depth: Schema.Int,
      title: Schema.optionalKey(Schema.String),
      update: opaque({ maxBytes: 262_144, maxDepth: 16 }),
    }),
    Schema.Struct({
      type: Schema.Literal("status"),
      rootSessionId: Schema.String,
      childSessionId: Schema.String,
      parentSessionId: Schema.String,
      depth: Schema.Int,
      title: Schema.optionalKey(Schema.String),
      status: Schema.String,
      error: Schema.optionalKey(Schema.Struct({ type: Schema.String, message: Schema.String })),
    }),
  ]),
  excess: "keep",
  correlation: "childSessionId",
  overtakenBy: "subagent_update",
  sensitivity: "private",
  life: "realized",
  source: {
    url: "https://github.com/anomalyco/opencode/blob/8d0adef469d7b5c9410d4df14995f6a6d14630cb/packages/cli/src/acp/child.ts",
    reviewedOn: "2026-11-30",
  },
})
