import { harnessRelease } from "../documents/harness-release.ts"
import { releaseField } from "../kinds/release-field.ts"

/** The JSON Schema of public configuration, within the safety profile; never a secret. */
export const ociConfigurationSchema = releaseField({
  name: "oci-configuration-schema",
  literal: "configuration_schema",
  protocol: "oci",
  document: harnessRelease,
  values: ["JSON Schema 2020-12, at most 32 KiB"],
})
