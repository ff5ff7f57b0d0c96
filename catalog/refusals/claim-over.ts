import { refusal } from "../kinds/refusal.ts"

/** A claim writes that is not the current one of its job any more. */
export const claimOver = refusal({
  name: "claim-over",
  codes: ["claim/over"],
  title: "Claim over",
  status: 409,
  raisedIn: "evidence",
  cause: "the claim expired, or the job was claimed again under a later epoch",
  cure: "stop the work; what was written before is kept, and the job is somebody else's",
  example: "The claim is over: its job was claimed again.",
  meets: "claim",
})
