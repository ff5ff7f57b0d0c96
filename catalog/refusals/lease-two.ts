import { refusal } from "../kinds/refusal.ts"

/** The request bears two different leases. */
export const leaseTwo = refusal({
  name: "lease-two",
  codes: ["lease/two"],
  title: "Two leases",
  status: 401,
  raisedIn: "gateway",
  cause: "the client sends one bearer in authorization and another in its own header",
  cure: "send one of them",
  example: "The request bears two different leases.",
})
