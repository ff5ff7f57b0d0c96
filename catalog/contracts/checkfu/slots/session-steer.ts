import * as Schema from "effect/Schema"
import { acknowledgement, request, slot } from "../../../kinds/slot.ts"
import { acpV1Lane } from "../../../revisions/acp-v1-lane.ts"
import { checkfu } from "../contract.ts"
import { steerNative } from "../declarations/steer.ts"

/** Sends text into a turn that is running; the id makes a repeated delivery harmless. */
export const sessionSteer = slot({
  contract: checkfu,
  name: "session-steer",
  site: request("_checkfu/session/steer", { from: "client" }),
  posture: "authority",
  gate: steerNative,
  payload: Schema.Struct({
    sessionId: Schema.String.check(Schema.isBetweenCodePoints(1, 256)),
    idempotency_id: Schema.String.check(Schema.isBetweenCodePoints(1, 128)),
    text: Schema.String.check(Schema.isBetweenCodePoints(1, 65_536)),
  }),
  answer: acknowledgement(
    Schema.Struct({
      status: Schema.Literals(["delivered", "queued", "refused"]),
      reason: Schema.optionalKey(Schema.String.check(Schema.isBetweenCodePoints(1, 500))),
    }),
  ),
  correlation: "idempotency_id",
  sensitivity: "private",
  since: acpV1Lane,
  life: "realized",
})
