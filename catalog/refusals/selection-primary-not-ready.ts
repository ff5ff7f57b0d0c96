import { refusal } from "../kinds/refusal.ts"

/** Nobody named a harness, and the primary cannot be started. */
export const selectionPrimaryNotReady = refusal({
  name: "selection-primary-not-ready",
  codes: ["selection/primary-not-ready"],
  title: "The primary is not ready",
  status: 409,
  raisedIn: "admission",
  cause: "the primary has no published image, or no signed receipt",
  cure: "name a ready harness, or adopt an image",
  example: "checkfu is the primary harness and not ready.",
})
