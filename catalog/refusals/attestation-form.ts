import { refusal } from "../kinds/refusal.ts"

/** Bytes that should be a signed statement lack one of its members, have another one, or hold something else in it. */
export const attestationForm = refusal({
  name: "attestation-form",
  codes: ["attestation/form"],
  title: "No signed statement",
  status: 400,
  raisedIn: "admission",
  cause: "something other than a statement was sent, or a member was added on its way",
  cure: "send the bytes that signing gave, unchanged",
  example: "The bytes are no signed statement.",
})
