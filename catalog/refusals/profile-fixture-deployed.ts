import { refusal } from "../kinds/refusal.ts"

/** A profile would run a local fixture on a hosted target. */
export const profileFixtureDeployed = refusal({
  name: "profile-fixture-deployed",
  codes: ["profile/fixture-deployed"],
  title: "Fixture on a hosted target",
  status: 422,
  raisedIn: "admission",
  cause: "the entry is for tests on one machine",
  cure: "use it on a local engine, or choose another entry",
  example: "checkfu-mock is a local fixture, and the target is hosted.",
})
