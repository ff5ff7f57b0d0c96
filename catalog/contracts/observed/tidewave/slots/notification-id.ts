import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { tidewave } from "../contract.ts"

/** Numbers notifications, so that a client which comes back can say how far it read. */
export const notificationId = slot({
  contract: tidewave,
  name: "notification-id",
  site: meta("SessionNotification", "tidewave.ai/notificationId"),
  posture: "fidelity",
  payload: Schema.String,
  excess: "keep",
  life: "realized",
  source: {
    url: "https://github.com/tidewave-ai/tidewave_app/blob/0a62d4851116c9911abd13b9825a2422c6d1664e/tidewave-core/src/acp_proxy.rs",
    reviewedOn: "2026-11-30",
  },
})
