import { refusal } from "../kinds/refusal.ts"

/** The request has no bearer that is known here. */
export const apiUnauthenticated = refusal({
  name: "api-unauthenticated",
  codes: ["api/unauthenticated"],
  title: "Bearer that is not known",
  status: 401,
  raisedIn: "api",
  cause: "the key is misspelt or revoked, or a claim is over",
  cure: "send Authorization: Bearer with a key that is not revoked",
  example: "The request has no bearer that is known here.",
})
