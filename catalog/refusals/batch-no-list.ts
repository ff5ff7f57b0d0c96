import { refusal } from "../kinds/refusal.ts"

/** The signed payload of a batch is no list. */
export const batchNoList = refusal({
  name: "batch-no-list",
  codes: ["batch/no-list"],
  title: "No list of observations",
  status: 422,
  raisedIn: "admission",
  cause: "a single observation was signed, or an object around the list",
  cure: "sign a list",
  example: "The payload of the batch is no list of observations.",
})
