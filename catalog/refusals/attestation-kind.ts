import { refusal } from "../kinds/refusal.ts"

/** A statement was signed for another purpose, or in another form, than the one that it was sent for. */
export const attestationKind = refusal({
  name: "attestation-kind",
  codes: ["attestation/kind"],
  title: "Another kind of statement",
  status: 422,
  raisedIn: "admission",
  cause: "a batch was sent for a report, or a signer of another version speaks",
  cure: "sign the kind of statement that is asked for, in the current form",
  example: "The statement is no batch in the form checkfu:attestation@1.",
})
