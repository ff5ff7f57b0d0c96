import { refusal } from "../kinds/refusal.ts"

/** A lease cannot be minted from what was granted. */
export const leaseGrant = refusal({
  name: "lease-grant",
  codes: ["lease/grant"],
  title: "Grant that is not whole",
  status: 400,
  raisedIn: "gateway",
  cause: "the caller left something out, or wrote what cannot be",
  cure: "mint it with a run, a time, and candidates for the default tier",
  example: "The grant names no run.",
})
