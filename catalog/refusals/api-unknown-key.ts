import { refusal } from "../kinds/refusal.ts"

/** A bearer that nobody is known by. One that was revoked or rotated answers as one that never was. */
export const apiUnknownKey = refusal({
  name: "api-unknown-key",
  codes: ["api/unknown-key"],
  title: "Unknown key",
  status: 401,
  raisedIn: "api",
  cause: "the bearer is none that the API knows, or it was revoked, or its claim is over",
  cure: "send a key that is active; whoever administers the workspace makes one",
  example: "Nobody is known by this bearer.",
  meets: "request",
})
