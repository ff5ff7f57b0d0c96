import { refusal } from "../kinds/refusal.ts"

/** A batch came before the one that is next, which was reordered on its way or lost. */
export const batchAhead = refusal({
  name: "batch-ahead",
  codes: ["batch/ahead"],
  title: "Batch ahead of its turn",
  status: 409,
  raisedIn: "admission",
  cause: "batches were sent side by side, or one of them failed and the sender went on",
  cure: "send the batch that is next first, and this one again after it",
  example: "Batch 5 comes where batch 4 is next.",
})
