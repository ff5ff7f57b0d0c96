import { meta, slot } from "../../../kinds/slot.ts"
import { onehorizon } from "../contract.ts"
import { sessionMeta } from "./session-meta.ts"

/** The same bundle when a session is loaded. */
export const sessionMetaLoad = slot({
  contract: onehorizon,
  name: "session-meta-load",
  site: meta("LoadSessionRequest", "onehorizon.ai"),
  posture: "context",
  payload: sessionMeta,
  life: "realized",
})
