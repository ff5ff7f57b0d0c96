import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { oneshotV1Protocol } from "../revisions/oneshot-v1-protocol.ts"
import {
  outputSchemaWhole,
  placeholdersAlone,
  promptByPath,
  promptByStdin,
  resumePlaced,
} from "./release/agreements.ts"
import {
  argv,
  configurationSchema,
  entrypoint,
  image,
  outputMode,
  outputSchemaFlag,
  outputSchemaTransport,
  platform,
  promptTransport,
  resumeFlag,
  workingDirectory,
} from "./release/parts.ts"

/** An image whose program takes one prompt, writes its answer and exits: how its command is put together. */
export const oneshotRelease = document({
  name: "oneshot-release",
  title: "One-shot release",
  payload: Schema.Struct({
    protocol: Schema.Literal("oneshot-v1"),
    image: image,
    entrypoint: entrypoint,
    argv: argv,
    prompt_transport: promptTransport,
    output_mode: outputMode,
    resume_flag: Schema.optionalKey(resumeFlag),
    output_schema_flag: Schema.optionalKey(outputSchemaFlag),
    output_schema_transport: Schema.optionalKey(outputSchemaTransport),
    working_directory: Schema.optionalKey(workingDirectory),
    platform: Schema.optionalKey(platform),
    configuration_schema: Schema.optionalKey(configurationSchema),
  }).check(placeholdersAlone, promptByPath, promptByStdin, resumePlaced, outputSchemaWhole),
  since: oneshotV1Protocol,
})
