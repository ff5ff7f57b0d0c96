import { oneshotRelease } from "../documents/oneshot-release.ts"
import { releaseField } from "../kinds/release-field.ts"

/** Whether that flag takes the schema itself or the path of a file; never guessed from the name of the flag. */
export const outputSchemaTransport = releaseField({
  name: "output-schema-transport",
  literal: "output_schema_transport",
  protocol: "oneshot-v1",
  document: oneshotRelease,
  values: ["argv_json", "argv_path"],
})
