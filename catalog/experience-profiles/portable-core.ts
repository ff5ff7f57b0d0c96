import { accountingComputeUsage } from "../capabilities/accounting-compute-usage.ts"
import { inputText } from "../capabilities/input-text.ts"
import { lifecycleBoundedStart } from "../capabilities/lifecycle-bounded-start.ts"
import { observationUserMessage } from "../capabilities/observation-user-message.ts"
import { experienceProfile } from "../kinds/experience-profile.ts"
import { harnessExperienceProfiles } from "../revisions/harness-experience-profiles.ts"

/** What every managed run has, whichever lane its model comes by. */
export const portableCore = experienceProfile({
  name: "portable-core",
  literal: "portable_core",
  revision: harnessExperienceProfiles,
  requires: [inputText, observationUserMessage, accountingComputeUsage, lifecycleBoundedStart],
})
