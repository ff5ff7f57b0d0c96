import { refusal } from "../kinds/refusal.ts"

/** A write under a claim that lost its job. */
export const apiClaimFenced = refusal({
  name: "api-claim-fenced",
  codes: ["api/claim-fenced"],
  title: "Claim fenced",
  status: 409,
  raisedIn: "api",
  cause: "the job was claimed again, cancelled or ended, and this claim lost it",
  cure: "stop the work; nothing of it counts",
  example: "The claim lost its job.",
  meets: "claim",
})
