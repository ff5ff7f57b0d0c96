import { refusal } from "../kinds/refusal.ts"

/** A statement names a key that is not among the signer's. */
export const attestationUnknownKey = refusal({
  name: "attestation-unknown-key",
  codes: ["attestation/unknown-key"],
  title: "Unknown key",
  status: 401,
  raisedIn: "admission",
  cause: "the key was never registered, or belongs to somebody else",
  cure: "register the public key, or sign with one that is registered",
  example: "The statement names a key that is not among the signer's.",
})
