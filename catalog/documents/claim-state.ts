import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { moment } from "./api/parts.ts"
import { resourceId } from "./routing/parts.ts"

/** Until when a claim holds, and whether somebody asked for its end. */
export const claimState = document({
  name: "claim-state",
  title: "State of a claim",
  payload: Schema.Struct({
    claim_id: resourceId,
    state: Schema.Literals(["held", "done"]),
    expires_at: moment,
    cancel_requested: Schema.Boolean,
  }),
  kit: false,
})
