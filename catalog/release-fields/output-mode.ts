import { oneshotRelease } from "../documents/oneshot-release.ts"
import { releaseField } from "../kinds/release-field.ts"

/** What the process writes. */
export const outputMode = releaseField({
  name: "output-mode",
  literal: "output_mode",
  protocol: "oneshot-v1",
  document: oneshotRelease,
  values: ["stream_json", "text"],
})
