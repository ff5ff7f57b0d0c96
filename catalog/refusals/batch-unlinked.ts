import { refusal } from "../kinds/refusal.ts"

/** A batch has the next number and refers to another batch before it than the one that was taken. */
export const batchUnlinked = refusal({
  name: "batch-unlinked",
  codes: ["batch/unlinked"],
  title: "Batch of another row",
  status: 409,
  raisedIn: "admission",
  cause: "a batch was dropped and the rest numbered anew, or one was replaced",
  cure: "sign the batches of a run in one row, each with the digest of the one before",
  example: "Batch 4 refers to another batch before it than the one that was taken.",
})
