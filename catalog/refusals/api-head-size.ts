import { refusal } from "../kinds/refusal.ts"

/** The head of the request is larger than the server takes. */
export const apiHeadSize = refusal({
  name: "api-head-size",
  codes: ["api/head-size"],
  title: "Head that is too large",
  status: 431,
  raisedIn: "api",
  cause: "cookies or tracing headers were added on the way",
  cure: "send less headers",
  example: "The head of the request is too large.",
})
