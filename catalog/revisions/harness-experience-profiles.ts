import { revision } from "../kinds/revision.ts"

/** What each experience profile asks of a run. */
export const harnessExperienceProfiles = revision({
  name: "harness-experience-profiles",
  literal: "checkfu:harness-experience-profiles@2",
  subject: "experience",
  life: "current",
  listed: true,
})
