import { refusal } from "../kinds/refusal.ts"

/** The provider refused the credential, or it was revoked here. No other credential is tried. */
export const providerAuthFailed = refusal({
  name: "provider-auth-failed",
  codes: ["provider/auth-failed"],
  title: "Credential that the provider refuses",
  status: 403,
  raisedIn: "gateway",
  cause: "the key was revoked at the provider, or never was valid",
  cure: "rotate the credential",
  example: "The provider refused the credential.",
})
