import { refusal } from "../kinds/refusal.ts"

/** A public key cannot vouch for anything: it is no Ed25519 key, it is of small order, or it is spelt in a second way. */
export const attestationPublicKey = refusal({
  name: "attestation-public-key",
  codes: ["attestation/public-key"],
  title: "Unfit public key",
  status: 422,
  raisedIn: "admission",
  cause: "the key was cut, is of another algorithm, or was chosen so that signatures under it need no secret",
  cure: "generate an Ed25519 key pair, and register the 32 bytes of its public half",
  example: "The public key is a point of small order.",
})
