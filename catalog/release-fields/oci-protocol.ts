import { harnessRelease } from "../documents/harness-release.ts"
import { releaseField } from "../kinds/release-field.ts"

/** What the program speaks; where it is left out, the Agent Client Protocol. */
export const ociProtocol = releaseField({
  name: "oci-protocol",
  literal: "protocol",
  protocol: "oci",
  document: harnessRelease,
  values: ["acp-v1", "oneshot-v1"],
})
