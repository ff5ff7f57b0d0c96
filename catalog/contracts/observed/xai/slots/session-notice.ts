import * as Schema from "effect/Schema"
import { opaque } from "../../../../kinds/opaque.ts"
import { notification, slot } from "../../../../kinds/slot.ts"
import { xai } from "../contract.ts"

/** A second stream of updates in the shape of the protocol's own, for what the protocol does not have. */
export const sessionNotice = slot({
  contract: xai,
  name: "session-notice",
  site: notification("_x.ai/session_notification", { from: "agent" }),
  posture: "fidelity",
  payload: Schema.Struct({
    sessionId: Schema.String,
    update: opaque({ maxBytes: 262_144, maxDepth: 16 }),
  }),
  excess: "keep",
  correlation: "sessionId",
  aliases: ["x.ai/session_notification"],
  sensitivity: "private",
  life: "realized",
  source: {
    url: "https://github.com/pingdotgg/t3code/blob/00df9e65b2373803c3449291cc5bf2cee0cd493e/apps/server/src/provider/acp/XAiAcpExtension.ts",
    reviewedOn: "2026-11-30",
  },
})
