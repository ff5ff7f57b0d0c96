import { refusal } from "../kinds/refusal.ts"

/** Nobody named a harness in local development, and several fixtures are ready. */
export const selectionFixtureNotOne = refusal({
  name: "selection-fixture-not-one",
  codes: ["selection/fixture-not-one"],
  title: "More than one ready fixture",
  status: 409,
  raisedIn: "admission",
  cause: "two entries are local fixtures",
  cure: "name the harness of the run",
  example: "More than one local fixture is ready: checkfu-mock and other-mock.",
})
