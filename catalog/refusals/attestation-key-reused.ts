import { refusal } from "../kinds/refusal.ts"

/** A key that was registered before was to be registered again. */
export const attestationKeyReused = refusal({
  name: "attestation-key-reused",
  codes: ["attestation/key-reused"],
  title: "Key registered before",
  status: 409,
  raisedIn: "admission",
  cause: "the rotation did not make a new key, or somebody brings back one that was given up",
  cure: "generate a new key pair for each rotation",
  example: "The key 9ZP03Nu8GrXPAUkbKNxHOKBzxPX83SShgFkRNK-f2lw was registered before.",
})
