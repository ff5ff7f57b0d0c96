import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { sentence } from "./api/parts.ts"

/** Says that the work goes on, and how far it is. */
export const claimHeartbeat = document({
  name: "claim-heartbeat",
  title: "Heartbeat of a claim",
  payload: Schema.Struct({
    progress: Schema.optionalKey(sentence).annotateKey({ description: "In words." }),
  }),
  kit: false,
})
