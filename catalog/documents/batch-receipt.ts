import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { ordinal } from "./api/parts.ts"

/** What landed, and where the next batch begins. */
export const batchReceipt = document({
  name: "batch-receipt",
  title: "Receipt of a batch",
  payload: Schema.Struct({
    attested: Schema.Boolean.annotateKey({ description: "Whether the batch was signed." }),
    next_sequence: ordinal,
  }),
  kit: false,
})
