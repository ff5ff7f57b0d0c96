import { harnessRelease } from "../documents/harness-release.ts"
import { releaseField } from "../kinds/release-field.ts"

/** The arguments of a program that speaks the Agent Client Protocol; a one-shot release has argv in their place. */
export const ociArguments = releaseField({
  name: "oci-arguments",
  literal: "arguments",
  protocol: "oci",
  document: harnessRelease,
  values: ["list of texts"],
})
