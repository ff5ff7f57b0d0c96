import * as Schema from "effect/Schema"
import { notification, slot } from "../../../../kinds/slot.ts"
import { kiro } from "../contract.ts"

/** A tool server that could not be started. */
export const serverInitFailure = slot({
  contract: kiro,
  name: "server-init-failure",
  site: notification("_kiro.dev/mcp/server_init_failure", { from: "agent" }),
  posture: "fidelity",
  payload: Schema.Struct({
    sessionId: Schema.optionalKey(Schema.String),
    serverName: Schema.String,
    error: Schema.optionalKey(Schema.String),
  }),
  excess: "keep",
  correlation: "sessionId",
  life: "realized",
  source: { url: "https://kiro.dev/docs/acp/", reviewedOn: "2026-11-30" },
})
