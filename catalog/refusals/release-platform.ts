import { refusal } from "../kinds/refusal.ts"

/** A release is for a platform that its target does not run. */
export const releasePlatform = refusal({
  name: "release-platform",
  codes: ["release/platform"],
  title: "Wrong platform",
  status: 422,
  raisedIn: "admission",
  cause: "the image was built for another processor or system",
  cure: "build the image for the platform of the target",
  example: "The release is for linux/arm64, and the hosted target runs linux/amd64.",
})
