import { revision } from "../kinds/revision.ts"

/** The conformance suite as a whole. */
export const harnessConformance = revision({
  name: "harness-conformance",
  literal: "checkfu:harness-conformance@9",
  subject: "conformance",
  life: "current",
  listed: true,
})
