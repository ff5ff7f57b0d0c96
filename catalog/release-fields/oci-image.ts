import { harnessRelease } from "../documents/harness-release.ts"
import { releaseField } from "../kinds/release-field.ts"

/** An image by digest; a tag can move and is refused. */
export const ociImage = releaseField({
  name: "oci-image",
  literal: "image",
  protocol: "oci",
  document: harnessRelease,
  values: ["NAME@sha256:DIGEST"],
})
