import { refusal } from "../kinds/refusal.ts"

/** A header that decides something stands twice in the request. */
export const apiDoubledHeader = refusal({
  name: "api-doubled-header",
  codes: ["api/doubled-header"],
  title: "Header that stands twice",
  status: 400,
  raisedIn: "api",
  cause: "the client or an edge added a header that was there already",
  cure: "send the header once",
  example: "The request has authorization twice.",
  meets: "request",
})
