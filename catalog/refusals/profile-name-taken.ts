import { refusal } from "../kinds/refusal.ts"

/** A harness profile is to have a name that another one has. */
export const profileNameTaken = refusal({
  name: "profile-name-taken",
  codes: ["profile/name-taken"],
  title: "Name taken",
  status: 409,
  raisedIn: "evidence",
  cause: "a profile of that name exists in the workspace",
  cure: "publish a version of the profile that exists, or choose another name",
  example: "The workspace has a harness profile of that name.",
})
