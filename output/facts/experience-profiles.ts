// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  accountingComputeUsage,
  inputText,
  lifecycleBoundedStart,
  observationUserMessage,
} from "./run-capabilities.ts"
import type { ExperienceProfile } from "./types.ts"

/** `experience-profile/portable-core` */
export const portableCore: ExperienceProfile = {
  id: "experience-profile/portable-core",
  name: "portable-core",
  literal: "portable_core",
  revision: "checkfu:harness-experience-profiles@2",
  requires: [inputText, observationUserMessage, accountingComputeUsage, lifecycleBoundedStart],
}

/** The experience profiles, in the catalog's order. */
export const experienceProfiles: readonly ExperienceProfile[] = [portableCore]
