import { refusal } from "../kinds/refusal.ts"

/** The signature is not that of the key that the statement names. */
export const attestationSignature = refusal({
  name: "attestation-signature",
  codes: ["attestation/signature"],
  title: "Signature does not hold",
  status: 401,
  raisedIn: "admission",
  cause: "a byte of the statement was changed, or somebody else made it",
  cure: "sign the statement as it is sent; if it was signed so, look for what changes it on its way",
  example: "The signature is not that of the key that the statement names.",
})
