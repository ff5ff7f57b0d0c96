import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { ordinal, signedBytes, work } from "./api/parts.ts"
import { observationsInOrder, signedOrNot } from "./api/agreements.ts"

/** What happened next: observations for which nobody signs, or a signed statement of them. */
export const observationBatch = document({
  name: "observation-batch",
  title: "Batch of observations",
  payload: Schema.Struct({
    sequence: Schema.optionalKey(ordinal).annotateKey({
      description: "The number of the first observation; the one that the receipt before named.",
    }),
    observations: Schema.optionalKey(Schema.Array(work).check(Schema.isMinLength(1), Schema.isMaxLength(1_000))),
    signed: Schema.optionalKey(signedBytes).annotateKey({ description: "The statement that the connector signed." }),
  }).check(signedOrNot, observationsInOrder),
  kit: false,
})
