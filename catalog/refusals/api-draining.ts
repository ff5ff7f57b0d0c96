import { refusal } from "../kinds/refusal.ts"

/** The server ends, and takes nothing more. */
export const apiDraining = refusal({
  name: "api-draining",
  codes: ["api/draining"],
  title: "Server that ends",
  status: 503,
  raisedIn: "api",
  cause: "the server is being stopped or replaced",
  cure: "send the request again, which reaches another one",
  example: "The server is ending.",
})
