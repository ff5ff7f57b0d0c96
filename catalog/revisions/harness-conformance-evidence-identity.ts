import { revision } from "../kinds/revision.ts"

/** Which members identify one piece of evidence. */
export const harnessConformanceEvidenceIdentity = revision({
  name: "harness-conformance-evidence-identity",
  literal: "checkfu:harness-conformance-evidence-identity@2",
  subject: "evidence identity",
  life: "current",
  listed: true,
})
