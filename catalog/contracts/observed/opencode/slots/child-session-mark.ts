import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { opencode } from "../contract.ts"

/** The child session of an update, for clients that did not ask for updates of their own. */
export const childSessionMark = slot({
  contract: opencode,
  name: "child-session-mark",
  site: meta("SessionNotification.update", "opencode/child-session"),
  posture: "fidelity",
  payload: Schema.Struct({
    id: Schema.String,
    parentID: Schema.String,
    depth: Schema.Int,
    title: Schema.optionalKey(Schema.String),
  }),
  excess: "keep",
  correlation: "id",
  overtakenBy: "subagent_update",
  life: "realized",
  source: {
    url: "https://github.com/anomalyco/opencode/blob/8d0adef469d7b5c9410d4df14995f6a6d14630cb/packages/cli/src/acp/child.ts",
    reviewedOn: "2026-11-30",
  },
})
