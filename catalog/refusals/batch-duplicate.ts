import { refusal } from "../kinds/refusal.ts"

/** The last batch of a run was sent again, unchanged; nothing is lost. */
export const batchDuplicate = refusal({
  name: "batch-duplicate",
  codes: ["batch/duplicate"],
  title: "Batch taken already",
  status: 409,
  raisedIn: "admission",
  cause: "the answer to it did not arrive, and it was sent once more",
  cure: "go on with the next one",
  example: "Batch 3 was taken already, and this is the same one.",
})
