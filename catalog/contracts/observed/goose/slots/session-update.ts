import * as Schema from "effect/Schema"
import { opaque } from "../../../../kinds/opaque.ts"
import { notification, slot } from "../../../../kinds/slot.ts"
import { goose } from "../contract.ts"

/** A second stream of updates, for what the protocol did not have. */
export const sessionUpdate = slot({
  contract: goose,
  name: "session-update",
  site: notification("_goose/unstable/session/update", { from: "agent" }),
  posture: "fidelity",
  payload: Schema.Struct({
    sessionId: Schema.String,
    update: opaque({ maxBytes: 65_536, maxDepth: 8 }),
  }),
  excess: "keep",
  correlation: "sessionId",
  overtakenBy: "usage_update",
  life: "realized",
  source: {
    url: "https://github.com/aaif-goose/goose/blob/7815e60b80db1817f0d0bc583d14118d0a3966f2/crates/goose-sdk-types/src/custom_notifications.rs",
    reviewedOn: "2026-11-30",
  },
})
