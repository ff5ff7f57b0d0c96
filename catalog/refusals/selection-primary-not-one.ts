import { refusal } from "../kinds/refusal.ts"

/** Nobody named a harness, and several entries say that they are the primary. */
export const selectionPrimaryNotOne = refusal({
  name: "selection-primary-not-one",
  codes: ["selection/primary-not-one"],
  title: "More than one primary",
  status: 409,
  raisedIn: "admission",
  cause: "the roles of the catalog are malformed",
  cure: "name the harness of the run, and leave one primary",
  example: "The catalog has more than one primary harness: checkfu and codex.",
})
