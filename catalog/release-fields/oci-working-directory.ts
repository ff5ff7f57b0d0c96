import { harnessRelease } from "../documents/harness-release.ts"
import { releaseField } from "../kinds/release-field.ts"

/** The folder in which the program starts. */
export const ociWorkingDirectory = releaseField({
  name: "oci-working-directory",
  literal: "working_directory",
  protocol: "oci",
  document: harnessRelease,
  values: ["absolute path"],
})
