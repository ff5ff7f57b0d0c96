import { oneshotRelease } from "../documents/oneshot-release.ts"
import { releaseField } from "../kinds/release-field.ts"

/** The flag that goes on from the turn before, put in at its placeholder. */
export const resumeFlag = releaseField({
  name: "resume-flag",
  literal: "resume_flag",
  protocol: "oneshot-v1",
  document: oneshotRelease,
  values: ["optional flag"],
})
