import { refusal } from "../kinds/refusal.ts"

/** The credential is not 8 to 4096 visible ASCII characters. */
export const credentialUnusable = refusal({
  name: "credential-unusable",
  codes: ["credential/unusable"],
  title: "Credential that fits no header",
  status: 400,
  raisedIn: "gateway",
  cause: "the key was pasted with spaces, line breaks or quotes",
  cure: "give the key as the provider shows it",
  example: "The credential is not 8 to 4096 visible ASCII characters.",
})
