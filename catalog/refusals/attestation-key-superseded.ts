import { refusal } from "../kinds/refusal.ts"

/** A statement is signed with a key that another one has taken over from. */
export const attestationKeySuperseded = refusal({
  name: "attestation-key-superseded",
  codes: ["attestation/key-superseded"],
  title: "Key superseded",
  status: 401,
  raisedIn: "admission",
  cause: "the signer has not moved to the key of its last rotation",
  cure: "sign with the active key",
  example: "The statement is signed with key 1 of the signer, which another one has taken over from.",
})
