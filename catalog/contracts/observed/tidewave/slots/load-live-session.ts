import * as Schema from "effect/Schema"
import { request, slot } from "../../../../kinds/slot.ts"
import { tidewave } from "../contract.ts"

/** Takes a session up again after the notification that was read last. */
export const loadLiveSession = slot({
  contract: tidewave,
  name: "load-live-session",
  site: request("_tidewave.ai/session/load", { from: "client" }),
  posture: "context",
  payload: Schema.Struct({
    sessionId: Schema.String,
    latestId: Schema.String,
  }),
  excess: "keep",
  correlation: "sessionId",
  overtakenBy: "session/load",
  life: "realized",
  source: {
    url: "https://github.com/tidewave-ai/tidewave_app/blob/0a62d4851116c9911abd13b9825a2422c6d1664e/tidewave-core/src/acp_proxy.rs",
    reviewedOn: "2026-11-30",
  },
})
