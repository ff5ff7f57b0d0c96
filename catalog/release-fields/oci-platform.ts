import { harnessRelease } from "../documents/harness-release.ts"
import { releaseField } from "../kinds/release-field.ts"

/** The operating system and the processor of the image; a hosted sandbox takes one alone. */
export const ociPlatform = releaseField({
  name: "oci-platform",
  literal: "platform",
  protocol: "oci",
  document: harnessRelease,
  values: ["linux/amd64 hosted", "what a local engine runs"],
})
