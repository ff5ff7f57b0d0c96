import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { waitSeconds } from "./api/parts.ts"

/** Asks for the next job that the asker can carry out. */
export const claimRequest = document({
  name: "claim-request",
  title: "Request for a job",
  payload: Schema.Struct({
    wait_seconds: Schema.optionalKey(waitSeconds).annotateKey({
      description: "How long the answer may wait for one; not at all where left out.",
    }),
  }),
  kit: false,
})
