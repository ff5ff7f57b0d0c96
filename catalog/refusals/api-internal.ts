import { refusal } from "../kinds/refusal.ts"

/** A fault of the API, and not of the request. What it was stands in the log of the server, not in the answer. */
export const apiInternal = refusal({
  name: "api-internal",
  codes: ["api/internal"],
  title: "Internal fault",
  status: 500,
  raisedIn: "api",
  cause: "the API met a fault of its own",
  cure: "try again; report it with the id of the request if it stays",
  example: "The API met a fault of its own.",
  meets: "request",
})
