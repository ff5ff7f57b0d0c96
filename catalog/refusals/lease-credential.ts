import { refusal } from "../kinds/refusal.ts"

/** A candidate names no live credential of its provider. */
export const leaseCredential = refusal({
  name: "lease-credential",
  codes: ["lease/credential"],
  title: "Credential that is not live",
  status: 409,
  raisedIn: "gateway",
  cause: "the credential was revoked, never put, or belongs to another provider",
  cure: "put the credential first, or name another",
  example: "Candidate 1 names no live credential of its provider.",
})
