import { refusal } from "../kinds/refusal.ts"

/** A statement is signed with a key that counts for nothing any more, whenever it was signed. */
export const attestationKeyRevoked = refusal({
  name: "attestation-key-revoked",
  codes: ["attestation/key-revoked"],
  title: "Key revoked",
  status: 401,
  raisedIn: "admission",
  cause: "the key was revoked because it may be in another hand",
  cure: "sign it anew with the active key; what the revoked one signed counts for nothing",
  example: "The statement is signed with key 1 of the signer, which is revoked.",
})
