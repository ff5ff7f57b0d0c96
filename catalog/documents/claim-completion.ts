import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { word, work } from "./api/parts.ts"

/** How the job ended, with the evidence of it. */
export const claimCompletion = document({
  name: "claim-completion",
  title: "Completion of a claim",
  payload: Schema.Struct({
    outcome: word.annotateKey({ description: "How it ended." }),
    result: work.annotateKey({ description: "What became of it; null: nothing." }),
    evidence: Schema.optionalKey(work).annotateKey({ description: "What the server judges by; null: nothing." }),
  }),
  kit: false,
})
