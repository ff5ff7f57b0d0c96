import { refusal } from "../kinds/refusal.ts"

/** The credential belongs to another provider. */
export const credentialOtherProvider = refusal({
  name: "credential-other-provider",
  codes: ["credential/other-provider"],
  title: "Credential of another provider",
  status: 409,
  raisedIn: "gateway",
  cause: "a rotation names another provider than the credential has",
  cure: "use another id for another provider",
  example: "The credential belongs to another provider.",
})
