import * as Schema from "effect/Schema"
import { meta, slot } from "../../../kinds/slot.ts"
import { acpV1Lane } from "../../../revisions/acp-v1-lane.ts"
import { checkfu } from "../contract.ts"

/** What the session may know of earlier turns: nothing, its own state handed back, or a conversation rebuilt from the log. */
export const continuity = slot({
  contract: checkfu,
  name: "continuity",
  site: meta("NewSessionRequest", "checkfu.continuity"),
  posture: "authority",
  payload: Schema.Struct({ mode: Schema.Literals(["fresh", "same_run_resume", "event_log_rebuild"]) }),
  since: acpV1Lane,
  life: "realized",
})
