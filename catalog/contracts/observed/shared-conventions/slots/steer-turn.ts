import * as Schema from "effect/Schema"
import { opaque } from "../../../../kinds/opaque.ts"
import { acknowledgement, request, slot } from "../../../../kinds/slot.ts"
import { sharedConventions } from "../contract.ts"

/** Sends text into a turn that is running. */
export const steerTurn = slot({
  contract: sharedConventions,
  name: "steer-turn",
  site: request("_session/steering", { from: "client" }),
  posture: "context",
  payload: Schema.Struct({
    sessionId: Schema.String,
    prompt: Schema.Array(opaque({ maxBytes: 65_536, maxDepth: 16 })),
  }),
  answer: acknowledgement(
    Schema.Struct({
      outcome: Schema.String,
      reason: Schema.optionalKey(Schema.String),
    }),
  ),
  excess: "keep",
  correlation: "sessionId",
  sensitivity: "private",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/codex-acp/blob/0d27f0e495fa2160fd014053e57a07482de03a69/src/AcpExtensions.ts",
    reviewedOn: "2026-11-30",
  },
})
