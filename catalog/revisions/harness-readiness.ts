import { revision } from "../kinds/revision.ts"

/** What a signed readiness receipt says. */
export const harnessReadiness = revision({
  name: "harness-readiness",
  literal: "checkfu:harness-readiness@2",
  subject: "readiness",
  life: "current",
  listed: true,
})
