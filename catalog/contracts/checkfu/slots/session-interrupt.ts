import * as Schema from "effect/Schema"
import { acknowledgement, request, slot } from "../../../kinds/slot.ts"
import { acpV1Lane } from "../../../revisions/acp-v1-lane.ts"
import { checkfu } from "../contract.ts"
import { interruptCooperative } from "../declarations/interrupt.ts"

/** A session as the agent named it when it was made. */
const SessionId = Schema.String.check(Schema.isBetweenCodePoints(1, 256)).annotate({ identifier: "SessionId" })

/** Asks the harness to drain the running turn and stop by itself; the answer says whether it will. */
export const sessionInterrupt = slot({
  contract: checkfu,
  name: "session-interrupt",
  site: request("_checkfu/session/interrupt", { from: "client" }),
  posture: "authority",
  gate: interruptCooperative,
  payload: Schema.Struct({ sessionId: SessionId }),
  answer: acknowledgement(
    Schema.Struct({
      status: Schema.Literals(["draining", "refused"]),
      reason: Schema.optionalKey(Schema.String.check(Schema.isBetweenCodePoints(1, 500))),
    }),
  ),
  correlation: "sessionId",
  since: acpV1Lane,
  life: "realized",
})
