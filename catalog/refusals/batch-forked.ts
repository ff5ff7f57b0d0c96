import { refusal } from "../kinds/refusal.ts"

/** Another batch was sent in the place of the last one that was taken. */
export const batchForked = refusal({
  name: "batch-forked",
  codes: ["batch/forked"],
  title: "Two batches under one number",
  status: 409,
  raisedIn: "admission",
  cause: "two processes sign for one run, or a signer has lost its state and counts again",
  cure: "find out who else signs for this run; a signer never gives one number twice",
  example: "Batch 3 was taken already, and this is another one in its place.",
})
