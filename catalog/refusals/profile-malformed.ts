import { refusal } from "../kinds/refusal.ts"

/** A request for a harness profile cannot be read. */
export const profileMalformed = refusal({
  name: "profile-malformed",
  codes: ["profile/malformed"],
  title: "Malformed harness profile",
  status: 400,
  raisedIn: "admission",
  cause: "a field is missing, unknown, or of another source",
  cure: "write what the document of a harness profile says",
  example: "The harness profile is malformed at /source/image: expected text of 73 to 512 code points, found string.",
})
