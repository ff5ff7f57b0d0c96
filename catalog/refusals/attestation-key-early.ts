import { refusal } from "../kinds/refusal.ts"

/** A statement is signed with a key whose time has not come. */
export const attestationKeyEarly = refusal({
  name: "attestation-key-early",
  codes: ["attestation/key-early"],
  title: "Key not in force yet",
  status: 401,
  raisedIn: "admission",
  cause: "the signer moved to its new key before the rotation, or a clock is wrong",
  cure: "sign with the active key until the new one has taken over",
  example: "The statement is signed with key 2 of the signer, which does not count yet.",
})
