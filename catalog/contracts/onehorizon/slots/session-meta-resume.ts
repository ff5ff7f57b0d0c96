import { meta, slot } from "../../../kinds/slot.ts"
import { onehorizon } from "../contract.ts"
import { sessionMeta } from "./session-meta.ts"

/** The same bundle when a session is resumed. */
export const sessionMetaResume = slot({
  contract: onehorizon,
  name: "session-meta-resume",
  site: meta("ResumeSessionRequest", "onehorizon.ai"),
  posture: "context",
  payload: sessionMeta,
  life: "realized",
})
