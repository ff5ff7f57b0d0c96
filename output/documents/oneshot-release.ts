// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  disagreement,
  excess,
  invalid,
  isObject,
  isPlaced,
  jsonFault,
  limit,
  occurrences,
  settle,
  settleText,
  sizeOf,
  within,
} from "../kernel.ts"
import type { DecodeError, Result } from "../kernel.ts"

/**
 * An image whose program takes one prompt, writes its answer and exits: how its command is put
 * together.
 */
export interface OneshotRelease {
  readonly protocol: "oneshot-v1"
  /** The image by digest; a tag can move and is refused. */
  readonly image: string
  /** The program inside the image. */
  readonly entrypoint: string
  /**
   * The arguments of a one-shot program, with the placeholders {prompt_path} and {resume_flag}.
   */
  readonly argv: readonly string[]
  /** How the prompt of a turn reaches a one-shot program. */
  readonly prompt_transport: "stdin" | "argv_path"
  /** What a one-shot program writes. */
  readonly output_mode: "stream_json" | "text"
  /**
   * Goes on from the turn before; it stands in the place of {resume_flag}, from the second turn
   * on.
   */
  readonly resume_flag?: string
  /** Asks for typed output; it follows argv, and its value follows it. */
  readonly output_schema_flag?: string
  /** Whether the flag takes the schema itself or the path of a file. */
  readonly output_schema_transport?: "argv_json" | "argv_path"
  /** The folder in which the program starts. */
  readonly working_directory?: string
  /** What the image was built for. */
  readonly platform?: {
    readonly os: "linux"
    readonly architecture: string
  }
  /** The JSON Schema of public configuration: true, false or an object. Never of a secret. */
  readonly configuration_schema?: unknown
}

const fact = "document/oneshot-release"
const PATTERN =
  /^(?:[A-Za-z0-9][A-Za-z0-9.-]*(?::[0-9]{1,5})?\/)?[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*@sha256:[0-9a-f]{64}$/u
const PATTERN2 = /^\/[^\u0000]*$/u
const PATTERN3 = /^[^\u0000]*$/u
const PATTERN4 = /^[a-z0-9_]+$/u
const MEMBERS = ["os", "architecture"]
const MEMBERS2 = [
  "protocol",
  "image",
  "entrypoint",
  "argv",
  "prompt_transport",
  "output_mode",
  "resume_flag",
  "output_schema_flag",
  "output_schema_transport",
  "working_directory",
  "platform",
  "configuration_schema",
]
const PLACEHOLDERS = ["{prompt_path}", "{resume_flag}"]

/**
 * Reads `OneshotRelease`: the value itself, or the first thing that is wrong with it by
 * `document/oneshot-release`.
 */
export function decodeOneshotRelease(input: unknown): Result<OneshotRelease> {
  return settle(input, faultOfOneshotRelease(input, false))
}

/**
 * Parses a text and reads `OneshotRelease` from it, as `decodeOneshotRelease` does. Never throws.
 */
export function decodeOneshotReleaseText(text: string): Result<OneshotRelease> {
  return settleText(text, Infinity, fact, faultOfOneshotRelease)
}

function faultOfOneshotRelease(value: unknown, parsed: boolean): DecodeError | null {
  if (!isObject(value, parsed)) return invalid(fact, "object", value)
  let count = 6
  const protocol = value["protocol"]
  if (protocol !== "oneshot-v1") return invalid(fact, '"oneshot-v1"', protocol, "protocol")
  const image = value["image"]
  if (typeof image !== "string" || !within(image, 73, 512) || !PATTERN.test(image))
    return invalid(
      fact,
      "text of 73 to 512 code points matching ^(?:[A-Za-z0-9][A-Za-z0-9.-]*(?::[0-9]{1,5})?\\/)?[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*@sha256:[0-9a-f]{64}$",
      image,
      "image",
    )
  const entrypoint = value["entrypoint"]
  if (typeof entrypoint !== "string" || !within(entrypoint, 1, 1024) || !PATTERN2.test(entrypoint))
    return invalid(
      fact,
      "text of 1 to 1024 code points matching ^\\/[^\\u0000]*$",
      entrypoint,
      "entrypoint",
    )
  const argv = value["argv"]
  if (!Array.isArray(argv) || argv.length > 256)
    return invalid(fact, "list of at most 256", argv, "argv")
  for (let index = 0; index < argv.length; index++) {
    const item: unknown = argv[index]
    if (typeof item !== "string" || !within(item, 0, 4096) || !PATTERN3.test(item))
      return invalid(
        fact,
        "text of at most 4096 code points matching ^[^\\u0000]*$",
        item,
        "argv",
        index,
      )
  }
  const promptTransport = value["prompt_transport"]
  if (promptTransport !== "stdin" && promptTransport !== "argv_path")
    return invalid(fact, 'one of "stdin", "argv_path"', promptTransport, "prompt_transport")
  const outputMode = value["output_mode"]
  if (outputMode !== "stream_json" && outputMode !== "text")
    return invalid(fact, 'one of "stream_json", "text"', outputMode, "output_mode")
  const resumeFlag = value["resume_flag"]
  if (resumeFlag !== undefined || "resume_flag" in value) {
    count++
    if (typeof resumeFlag !== "string" || !within(resumeFlag, 1, 256) || !PATTERN3.test(resumeFlag))
      return invalid(
        fact,
        "text of 1 to 256 code points matching ^[^\\u0000]*$",
        resumeFlag,
        "resume_flag",
      )
  }
  const outputSchemaFlag = value["output_schema_flag"]
  if (outputSchemaFlag !== undefined || "output_schema_flag" in value) {
    count++
    if (
      typeof outputSchemaFlag !== "string" ||
      !within(outputSchemaFlag, 1, 256) ||
      !PATTERN3.test(outputSchemaFlag)
    )
      return invalid(
        fact,
        "text of 1 to 256 code points matching ^[^\\u0000]*$",
        outputSchemaFlag,
        "output_schema_flag",
      )
  }
  const outputSchemaTransport = value["output_schema_transport"]
  if (outputSchemaTransport !== undefined || "output_schema_transport" in value) {
    count++
    if (outputSchemaTransport !== "argv_json" && outputSchemaTransport !== "argv_path")
      return invalid(
        fact,
        'one of "argv_json", "argv_path"',
        outputSchemaTransport,
        "output_schema_transport",
      )
  }
  const workingDirectory = value["working_directory"]
  if (workingDirectory !== undefined || "working_directory" in value) {
    count++
    if (
      typeof workingDirectory !== "string" ||
      !within(workingDirectory, 1, 1024) ||
      !PATTERN2.test(workingDirectory)
    )
      return invalid(
        fact,
        "text of 1 to 1024 code points matching ^\\/[^\\u0000]*$",
        workingDirectory,
        "working_directory",
      )
  }
  const platform = value["platform"]
  if (platform !== undefined || "platform" in value) {
    count++
    if (!isObject(platform, parsed)) return invalid(fact, "object", platform, "platform")
    const os = platform["os"]
    if (os !== "linux") return invalid(fact, '"linux"', os, "platform", "os")
    const architecture = platform["architecture"]
    if (
      typeof architecture !== "string" ||
      !within(architecture, 1, 32) ||
      !PATTERN4.test(architecture)
    )
      return invalid(
        fact,
        "text of 1 to 32 code points matching ^[a-z0-9_]+$",
        architecture,
        "platform",
        "architecture",
      )
    if (sizeOf(platform) !== 2) return excess(fact, platform, MEMBERS, "platform")
  }
  const configurationSchema = value["configuration_schema"]
  if (configurationSchema !== undefined || "configuration_schema" in value) {
    count++
    const fault = jsonFault(configurationSchema, 32768, 64)
    if (fault === "limit")
      return limit(
        fact,
        "JSON of at most 32768 bytes and 64 levels",
        configurationSchema,
        "configuration_schema",
      )
    if (fault !== null)
      return invalid(
        fact,
        "JSON of at most 32768 bytes and 64 levels",
        configurationSchema,
        "configuration_schema",
      )
  }
  if (sizeOf(value) !== count) return excess(fact, value, MEMBERS2)
  if (!isPlaced(argv, PLACEHOLDERS))
    return disagreement(
      fact,
      "placeholders-alone",
      "give each placeholder an element of its own, and write no other element in braces",
      "agreement placeholders-alone: what is written in braces in argv is {prompt_path} or {resume_flag}, and an element of its own",
      argv,
      "argv",
    )
  const holds: boolean = occurrences(argv, "{prompt_path}") === 1
  if ((promptTransport === "argv_path") !== holds)
    return disagreement(
      fact,
      "prompt-by-path",
      "put {prompt_path} into argv once, or take the prompt by stdin and remove it",
      "agreement prompt-by-path: argv has {prompt_path} exactly once if and only if prompt_transport is argv_path",
      argv,
      "argv",
    )
  if (promptTransport === "stdin" && occurrences(argv, "{prompt_path}") !== 0)
    return disagreement(
      fact,
      "prompt-by-stdin",
      "remove {prompt_path} from argv, or take the prompt by argv_path",
      "agreement prompt-by-stdin: argv has no {prompt_path} where prompt_transport is stdin",
      argv,
      "argv",
    )
  const holds2: boolean = occurrences(argv, "{resume_flag}") >= 1
  if ((resumeFlag !== undefined) !== holds2)
    return disagreement(
      fact,
      "resume-placed",
      "put {resume_flag} into argv once and state the resume_flag, or leave out both",
      "agreement resume-placed: argv has {resume_flag} once if there is a resume_flag, and else not at all",
      argv,
      "argv",
    )
  if (occurrences(argv, "{resume_flag}") > 1)
    return disagreement(
      fact,
      "resume-placed",
      "put {resume_flag} into argv once and state the resume_flag, or leave out both",
      "agreement resume-placed: argv has {resume_flag} once if there is a resume_flag, and else not at all",
      argv,
      "argv",
    )
  if ((outputSchemaFlag !== undefined) !== (outputSchemaTransport !== undefined))
    return disagreement(
      fact,
      "output-schema-whole",
      "state whether the flag takes JSON or a path, or leave out both",
      "agreement output-schema-whole: output_schema_flag and output_schema_transport are stated together",
      outputSchemaTransport,
      "output_schema_transport",
    )
  return null
}
