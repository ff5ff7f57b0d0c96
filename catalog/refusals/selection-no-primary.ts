import { refusal } from "../kinds/refusal.ts"

/** Nobody named a harness, and no entry of the catalog is the primary. */
export const selectionNoPrimary = refusal({
  name: "selection-no-primary",
  codes: ["selection/no-primary"],
  title: "No primary harness",
  status: 409,
  raisedIn: "admission",
  cause: "the catalog states no primary",
  cure: "name the harness of the run",
  example: "The catalog has no primary harness.",
})
