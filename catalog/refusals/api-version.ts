import { refusal } from "../kinds/refusal.ts"

/** The request does not say the version of the API that this server speaks. */
export const apiVersion = refusal({
  name: "api-version",
  codes: ["api/version"],
  title: "Version that is not spoken",
  status: 400,
  raisedIn: "api",
  cause: "the client is of another version, or leaves the header out",
  cure: "send the header with the version that the answer names",
  example: "The header checkfu-version does not say 2026-08-29.",
})
