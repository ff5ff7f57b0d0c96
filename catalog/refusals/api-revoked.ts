import { refusal } from "../kinds/refusal.ts"

/** The model credential is revoked, and nothing more is written to it. */
export const apiRevoked = refusal({
  name: "api-revoked",
  codes: ["api/revoked"],
  title: "Revoked credential",
  status: 409,
  raisedIn: "api",
  cause: "somebody revoked it",
  cure: "create another credential",
  example: "The model credential is revoked.",
})
