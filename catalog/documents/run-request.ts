import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"

/** What one turn of a session is to do. */
export const runRequest = document({
  name: "run-request",
  title: "Request for a run",
  payload: Schema.Struct({
    prompt: Schema.String.check(Schema.isBetweenCodePoints(1, 262_144)).annotateKey({
      description: "The text of the turn.",
    }),
  }),
  kit: false,
})
