import { oneshotRelease } from "../documents/oneshot-release.ts"
import { releaseField } from "../kinds/release-field.ts"

/** The flag that asks for typed output. */
export const outputSchemaFlag = releaseField({
  name: "output-schema-flag",
  literal: "output_schema_flag",
  protocol: "oneshot-v1",
  document: oneshotRelease,
  values: ["optional flag"],
})
