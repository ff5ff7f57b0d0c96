import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { moment, ordinal, word, work } from "./api/parts.ts"
import { resourceId } from "./routing/parts.ts"

/** A run, and what became of it. */
export const runRecord = document({
  name: "run-record",
  title: "Run on record",
  payload: Schema.Struct({
    id: resourceId,
    session_id: resourceId,
    number: ordinal.annotateKey({ description: "Counts the runs of its session from 1." }),
    state: Schema.Literals(["queued", "running", "ended", "cancelled"]),
    outcome: Schema.NullOr(word).annotateKey({
      description: "How it ended, by the gateway's own record of its calls; null: it did not yet.",
    }),
    result: work.annotateKey({ description: "What its claimant reported of the end; null: nothing yet." }),
    cancel_requested: Schema.Boolean.annotateKey({ description: "Whether somebody asked for its end." }),
    created_at: moment.annotateKey({ description: "When it came to be." }),
    finished_at: Schema.NullOr(moment),
  }),
  kit: false,
})
