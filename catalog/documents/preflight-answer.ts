import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { AnsweredRefusal, word } from "./api/parts.ts"
import { CompatibilityCell } from "./compatibility-cell.ts"
import { resourceId } from "./routing/parts.ts"

/** A member in which the nearest report is of another tuple. */
const CellDifference = Schema.Struct({
  member: word,
  asked: word,
  reported: word,
}).annotate({ identifier: "CellDifference" })

/** Whether current evidence exists for a tuple; else which members differ from the nearest report. */
export const preflightAnswer = document({
  name: "preflight-answer",
  title: "Answer before a session",
  payload: Schema.Struct({
    allowed: Schema.Boolean,
    cell: Schema.NullOr(CompatibilityCell).annotateKey({
      description: "The tuple that was judged; null: the names came to none.",
    }),
    report_id: Schema.optionalKey(resourceId).annotateKey({
      description: "The report that counts, or the nearest one.",
    }),
    differs: Schema.Array(CellDifference).check(Schema.isMaxLength(9)),
    facts: Schema.Array(word).check(Schema.isMaxLength(256)),
    refusal: Schema.optionalKey(AnsweredRefusal).annotateKey({ description: "Why not." }),
  }),
  kit: false,
})
