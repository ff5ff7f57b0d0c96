import { refusal } from "../kinds/refusal.ts"

/** The server failed, and says no more than that. */
export const apiInternal = refusal({
  name: "api-internal",
  codes: ["api/internal"],
  title: "Failure of the server",
  status: 500,
  raisedIn: "api",
  cause: "a fault of the server, which its log has under the id of the request",
  cure: "report the id of the request to whoever runs the server",
  example: "The server failed at this request.",
})
