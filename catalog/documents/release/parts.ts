import * as Schema from "effect/Schema"
import { opaque } from "../../kinds/opaque.ts"

/** An absolute path inside the image. */
const absolutePath = Schema.String.check(Schema.isBetweenCodePoints(1, 1_024), Schema.isPattern(/^\/[^\u0000]*$/))

/** The arguments of a command; no program can be given one with a NUL in it. */
const argumentList = Schema.Array(
  Schema.String.check(Schema.isBetweenCodePoints(0, 4_096), Schema.isPattern(/^[^\u0000]*$/)),
).check(Schema.isMaxLength(256))

/** A flag, which is one argument and not an empty one. */
const flag = Schema.String.check(Schema.isBetweenCodePoints(1, 256), Schema.isPattern(/^[^\u0000]*$/))

/** A value of public configuration, or the JSON Schema of one. */
const configurationJson = opaque({ maxBytes: 32_768, maxDepth: 64 })

/** The image of a release. */
export const image = Schema.String.check(
  Schema.isBetweenCodePoints(73, 512),
  Schema.isPattern(
    /^(?:[A-Za-z0-9][A-Za-z0-9.-]*(?::[0-9]{1,5})?\/)?[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*@sha256:[0-9a-f]{64}$/,
  ),
).annotateKey({ description: "The image by digest; a tag can move and is refused." })

/** Its program. */
export const entrypoint = absolutePath.annotateKey({ description: "The program inside the image." })

/** Arguments of a program that speaks the Agent Client Protocol. */
export const acpArguments = argumentList.annotateKey({ description: "The arguments of a program that speaks acp-v1." })

/** Arguments of a one-shot program. */
export const argv = argumentList.annotateKey({
  description: "The arguments of a one-shot program, with the placeholders {prompt_path} and {resume_flag}.",
})

/** The ways of a prompt. */
export const promptTransport = Schema.Literals(["stdin", "argv_path"]).annotateKey({
  description: "How the prompt of a turn reaches a one-shot program.",
})

/** The forms of output. */
export const outputMode = Schema.Literals(["stream_json", "text"]).annotateKey({
  description: "What a one-shot program writes.",
})

/** The flag of later turns. */
export const resumeFlag = flag.annotateKey({
  description: "Goes on from the turn before; it stands in the place of {resume_flag}, from the second turn on.",
})

/** The flag of the output schema. */
export const outputSchemaFlag = flag.annotateKey({
  description: "Asks for typed output; it follows argv, and its value follows it.",
})

/** What that flag takes. */
export const outputSchemaTransport = Schema.Literals(["argv_json", "argv_path"]).annotateKey({
  description: "Whether the flag takes the schema itself or the path of a file.",
})

/** Where the program starts. */
export const workingDirectory = absolutePath.annotateKey({ description: "The folder in which the program starts." })

/** An operating system and a processor, in the words of the image specification. */
export const platform = Schema.Struct({
  os: Schema.Literal("linux"),
  architecture: Schema.String.check(Schema.isBetweenCodePoints(1, 32), Schema.isPattern(/^[a-z0-9_]+$/)),
}).annotateKey({ description: "What the image was built for." })

/** The schema of a release's configuration. */
export const configurationSchema = configurationJson.annotateKey({
  description: "The JSON Schema of public configuration: true, false or an object. Never of a secret.",
})

/** Configuration by that schema. */
export const configuration = configurationJson.annotateKey({
  description: "Public configuration, by the schema of the release. Never a secret.",
})
