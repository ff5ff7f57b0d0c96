import { refusal } from "../kinds/refusal.ts"

/** Evidence is stored with a manifest revision that this version does not know, so its digest cannot be taken again. */
export const evidenceUnknownRevision = refusal({
  name: "evidence-unknown-revision",
  codes: ["evidence/unknown-revision"],
  title: "Unknown manifest revision",
  status: 409,
  raisedIn: "admission",
  cause: "a newer or much older version wrote the record",
  cure: "serve it with a version that knows the revision, or verify the tuple again",
  example: 'Nobody here knows what a manifest of revision "acme:manifest@9" covers.',
})
