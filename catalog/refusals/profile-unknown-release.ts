import { refusal } from "../kinds/refusal.ts"

/** A profile names a release that the workspace does not have. */
export const profileUnknownRelease = refusal({
  name: "profile-unknown-release",
  codes: ["profile/unknown-release"],
  title: "Unknown release",
  status: 404,
  raisedIn: "admission",
  cause: "the id is misspelt, or of another workspace",
  cure: "name a release of this workspace, or bring the image",
  example: "The workspace has no such release.",
})
