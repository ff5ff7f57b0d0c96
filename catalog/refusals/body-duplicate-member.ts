import { refusal } from "../kinds/refusal.ts"

/** The body has a member twice at its top, and two readers could take different ones. */
export const bodyDuplicateMember = refusal({
  name: "body-duplicate-member",
  codes: ["body/duplicate-member"],
  title: "Member that stands twice",
  status: 400,
  raisedIn: "gateway",
  cause: "the client, or somebody on the way, wrote a member again",
  cure: "write each member once",
  example: "The body has a member twice at its top.",
})
