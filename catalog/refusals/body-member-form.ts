import { refusal } from "../kinds/refusal.ts"

/** A member that decides has another form than the API's. */
export const bodyMemberForm = refusal({
  name: "body-member-form",
  codes: ["body/member-form"],
  title: "Deciding member of another form",
  status: 400,
  raisedIn: "gateway",
  cause: "model is no text, or stream is no truth value",
  cure: "write the member as the API does",
  example: "The body's model or stream has another form than the API's.",
})
