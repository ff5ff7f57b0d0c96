import { refusal } from "../kinds/refusal.ts"

/** A release cannot be read, or its fields contradict each other. */
export const releaseMalformed = refusal({
  name: "release-malformed",
  codes: ["release/malformed"],
  title: "Malformed release",
  status: 400,
  raisedIn: "admission",
  cause: "a field is missing, unknown, of another type, or does not go with its neighbours",
  cure: "write what the document of a release says",
  example: "The release is malformed at /image: expected text of 73 to 512 code points, found string.",
})
