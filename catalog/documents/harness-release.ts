import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import {
  argumentsOfAcp,
  argvOfOneshot,
  flagsOfOneshot,
  outputModeOfOneshot,
  outputSchemaWhole,
  placeholdersAlone,
  promptByPath,
  promptByStdin,
  promptTransportOfOneshot,
  resumePlaced,
} from "./release/agreements.ts"
import {
  acpArguments,
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

/** An image with the program that is started in it, and the protocol that the program speaks. */
export const HarnessRelease = Schema.Struct({
  image: image,
  entrypoint: entrypoint,
  protocol: Schema.optionalKey(Schema.Literals(["acp-v1", "oneshot-v1"])).annotateKey({
    description: "What the program speaks; acp-v1 where left out.",
  }),
  arguments: Schema.optionalKey(acpArguments),
  argv: Schema.optionalKey(argv),
  prompt_transport: Schema.optionalKey(promptTransport),
  output_mode: Schema.optionalKey(outputMode),
  resume_flag: Schema.optionalKey(resumeFlag),
  output_schema_flag: Schema.optionalKey(outputSchemaFlag),
  output_schema_transport: Schema.optionalKey(outputSchemaTransport),
  working_directory: Schema.optionalKey(workingDirectory),
  platform: Schema.optionalKey(platform),
  configuration_schema: Schema.optionalKey(configurationSchema),
})
  .check(
    argumentsOfAcp,
    argvOfOneshot,
    promptTransportOfOneshot,
    outputModeOfOneshot,
    flagsOfOneshot,
    placeholdersAlone,
    promptByPath,
    promptByStdin,
    resumePlaced,
    outputSchemaWhole,
  )
  .annotate({ identifier: "HarnessRelease" })

/** A harness in an image: a program that speaks acp-v1, or one that takes one prompt and exits. */
export const harnessRelease = document({
  name: "harness-release",
  title: "Harness release",
  payload: HarnessRelease,
})
