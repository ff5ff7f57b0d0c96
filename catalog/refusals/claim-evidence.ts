import { refusal } from "../kinds/refusal.ts"

/** A claim completes with evidence that the server cannot read. */
export const claimEvidence = refusal({
  name: "claim-evidence",
  codes: ["claim/evidence"],
  title: "Evidence unreadable",
  status: 422,
  raisedIn: "evidence",
  cause: "the runner is of another version than the server, or left a member out",
  cure: "complete with the members that the plan's form names",
  example: "The evidence of the claim is malformed at answer.",
})
