import { refusal } from "../kinds/refusal.ts"

/** A session is bound to a generation of a credential that was revoked. */
export const sessionCredentialRevoked = refusal({
  name: "session-credential-revoked",
  codes: ["session/credential-revoked"],
  title: "Frozen credential revoked",
  status: 409,
  raisedIn: "evidence",
  cause: "the credential, or that generation of it, was revoked after the session began",
  cure: "create a new session, which is bound to the live generation",
  example: "The session is bound to a generation of a model credential that is revoked.",
})
