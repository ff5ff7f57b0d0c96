import { refusal } from "../kinds/refusal.ts"

/** A member differs from one that decides in nothing but its capitals. */
export const bodyLookalikeMember = refusal({
  name: "body-lookalike-member",
  codes: ["body/lookalike-member"],
  title: "Member that looks like another",
  status: 400,
  raisedIn: "gateway",
  cause: "a member differs from one that decides only in capitals",
  cure: "spell the member as the API does",
  example: "The body has a member that differs from a deciding one in capitals alone.",
})
