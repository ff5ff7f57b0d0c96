import { revision } from "../kinds/revision.ts"

/** Which cases the suite runs. */
export const harnessConformanceCaseSet = revision({
  name: "harness-conformance-case-set",
  literal: "checkfu:harness-conformance-case-set@6",
  subject: "conformance case set",
  life: "current",
  listed: true,
})
