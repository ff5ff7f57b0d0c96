import { refusal } from "../kinds/refusal.ts"

/** A write under a claim that nobody renewed. */
export const apiClaimExpired = refusal({
  name: "api-claim-expired",
  codes: ["api/claim-expired"],
  title: "Claim expired",
  status: 409,
  raisedIn: "api",
  cause: "the claim was not renewed in time",
  cure: "stop the work, and ask for another job",
  example: "The claim was not renewed in time.",
  meets: "claim",
})
