import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { moment, ordinal, work } from "./api/parts.ts"

/** Something that happened in a run, as its claimant reported it. */
export const runObservation = document({
  name: "run-observation",
  title: "Observation of a run",
  payload: Schema.Struct({
    sequence: ordinal.annotateKey({ description: "Counts from 1, without gaps." }),
    attested: Schema.Boolean.annotateKey({ description: "Whether the claimant signed it." }),
    observation: work.annotateKey({ description: "As it was reported." }),
    created_at: moment.annotateKey({ description: "When it came to be." }),
  }),
  kit: false,
})
