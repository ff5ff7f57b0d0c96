import { order } from "../kinds/table.ts"
import { argv } from "./argv.ts"
import { outputMode } from "./output-mode.ts"
import { outputSchemaFlag } from "./output-schema-flag.ts"
import { outputSchemaTransport } from "./output-schema-transport.ts"
import { promptTransport } from "./prompt-transport.ts"
import { resumeFlag } from "./resume-flag.ts"

/** The order in which tables show the fields of a one-shot release. */
export const releaseFieldOrder = order({
  name: "release-field",
  of: [argv, promptTransport, outputMode, resumeFlag, outputSchemaFlag, outputSchemaTransport],
})
