import { revision } from "../kinds/revision.ts"

/** What the digest over the evidence of one report covers. */
export const conformanceEvidenceManifest = revision({
  name: "conformance-evidence-manifest",
  literal: "checkfu:conformance-evidence-manifest@6",
  subject: "evidence manifest",
  life: "current",
  listed: true,
})
