import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { opencode } from "../contract.ts"

/** The client asks for the updates of subagents' own sessions. */
export const childUpdatesWanted = slot({
  contract: opencode,
  name: "child-updates-wanted",
  site: meta("InitializeRequest.clientCapabilities", "opencode/child-session-updates"),
  posture: "context",
  payload: Schema.Boolean,
  excess: "keep",
  life: "realized",
  source: {
    url: "https://github.com/anomalyco/opencode/blob/8d0adef469d7b5c9410d4df14995f6a6d14630cb/packages/cli/src/acp/capabilities.ts",
    reviewedOn: "2026-11-30",
  },
})
