import { revision } from "../kinds/revision.ts"

/** The form of a signed statement: what its signature covers, and how its key is known. */
export const attestation = revision({
  name: "attestation",
  literal: "checkfu:attestation@1",
  subject: "signed statement",
  life: "current",
})
