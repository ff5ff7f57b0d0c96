import { refusal } from "../kinds/refusal.ts"

/** A profile names another driver than that of its release. */
export const profileOtherDriver = refusal({
  name: "profile-other-driver",
  codes: ["profile/other-driver"],
  title: "Another driver",
  status: 422,
  raisedIn: "admission",
  cause: "a release states one protocol",
  cure: "name the driver of the release",
  example: "The release is driven by acp-v1, and by no other.",
})
