import { refusal } from "../kinds/refusal.ts"

/** The body has more bytes than the server takes. */
export const apiBodySize = refusal({
  name: "api-body-size",
  codes: ["api/body-size"],
  title: "Body that is too large",
  status: 413,
  raisedIn: "api",
  cause: "the document is larger than any that the endpoint can take",
  cure: "send a smaller document",
  example: "The body has more bytes than are taken.",
})
