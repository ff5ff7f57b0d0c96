import { refusal } from "../kinds/refusal.ts"

/** What a preflight was asked for is no tuple of nine members. */
export const preflightMalformed = refusal({
  name: "preflight-malformed",
  codes: ["preflight/malformed"],
  title: "Malformed tuple",
  status: 400,
  raisedIn: "admission",
  cause: "a member is missing, added or no text",
  cure: "send the nine members and no other",
  example: "The tuple is malformed at /target: expected text of 1 to 512 code points, found absent.",
})
