import { revision } from "../kinds/revision.ts"

/** The columns and the algorithm of the harness support projection. */
export const harnessSupport = revision({
  name: "harness-support",
  literal: "checkfu:harness-support@1",
  subject: "projection",
  life: "current",
  listed: true,
})
