import { harnessRelease } from "../documents/harness-release.ts"
import { releaseField } from "../kinds/release-field.ts"

/** The absolute path of the program inside the image. */
export const ociEntrypoint = releaseField({
  name: "oci-entrypoint",
  literal: "entrypoint",
  protocol: "oci",
  document: harnessRelease,
  values: ["absolute path"],
})
