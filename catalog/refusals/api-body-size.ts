import { refusal } from "../kinds/refusal.ts"

/** A body that is larger than the API reads. It is not read to its end. */
export const apiBodySize = refusal({
  name: "api-body-size",
  codes: ["api/body-size"],
  title: "Body too large",
  status: 413,
  raisedIn: "api",
  cause: "the body has more bytes than the API reads",
  cure: "send less; what is large is named by digest",
  example: "The body has more than 2097152 bytes.",
  meets: "body",
})
