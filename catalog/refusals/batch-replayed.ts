import { refusal } from "../kinds/refusal.ts"

/** A batch was sent again after later ones were taken. */
export const batchReplayed = refusal({
  name: "batch-replayed",
  codes: ["batch/replayed"],
  title: "Batch replayed",
  status: 409,
  raisedIn: "admission",
  cause: "a queue delivers old messages again, or somebody plays back what they recorded",
  cure: "send the batch that is next",
  example: "Batch 2 comes after batch 3 was taken.",
})
