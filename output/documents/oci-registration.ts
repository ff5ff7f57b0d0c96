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
import type { HarnessRelease } from "./definitions.ts"

/** What makes a release and a profile of it in one request, from an image that somebody brings. */
export interface OciRegistration {
  /** The name of the profile, in words of lower-case letters and digits. */
  readonly name: string
  readonly source: {
    readonly kind: "oci"
    readonly release: HarnessRelease
  }
  /** Public configuration, by the schema of the release. Never a secret. */
  readonly configuration?: unknown
}

const fact = "document/oci-registration"
const PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u
const PATTERN2 =
  /^(?:[A-Za-z0-9][A-Za-z0-9.-]*(?::[0-9]{1,5})?\/)?[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*@sha256:[0-9a-f]{64}$/u
const PATTERN3 = /^\/[^\u0000]*$/u
const PATTERN4 = /^[^\u0000]*$/u
const PATTERN5 = /^[a-z0-9_]+$/u
const MEMBERS = ["os", "architecture"]
const MEMBERS2 = [
  "image",
  "entrypoint",
  "protocol",
  "arguments",
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
const MEMBERS3 = ["kind", "release"]
const MEMBERS4 = ["name", "source", "configuration"]

/**
 * Reads `OciRegistration`: the value itself, or the first thing that is wrong with it by
 * `document/oci-registration`.
 */
export function decodeOciRegistration(input: unknown): Result<OciRegistration> {
  return settle(input, faultOfOciRegistration(input, false))
}

/**
 * Parses a text and reads `OciRegistration` from it, as `decodeOciRegistration` does. Never throws.
 */
export function decodeOciRegistrationText(text: string): Result<OciRegistration> {
  return settleText(text, Infinity, fact, faultOfOciRegistration)
}

function faultOfOciRegistration(value: unknown, parsed: boolean): DecodeError | null {
  if (!isObject(value, parsed)) return invalid(fact, "object", value)
  let count = 2
  const name = value["name"]
  if (typeof name !== "string" || !within(name, 1, 64) || !PATTERN.test(name))
    return invalid(
      fact,
      "text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$",
      name,
      "name",
    )
  const source = value["source"]
  if (!isObject(source, parsed)) return invalid(fact, "object", source, "source")
  const kind = source["kind"]
  if (kind !== "oci") return invalid(fact, '"oci"', kind, "source", "kind")
  const release = source["release"]
  if (!isObject(release, parsed)) return invalid(fact, "object", release, "source", "release")
  let count2 = 2
  const image = release["image"]
  if (typeof image !== "string" || !within(image, 73, 512) || !PATTERN2.test(image))
    return invalid(
      fact,
      "text of 73 to 512 code points matching ^(?:[A-Za-z0-9][A-Za-z0-9.-]*(?::[0-9]{1,5})?\\/)?[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*@sha256:[0-9a-f]{64}$",
      image,
      "source",
      "release",
      "image",
    )
  const entrypoint = release["entrypoint"]
  if (typeof entrypoint !== "string" || !within(entrypoint, 1, 1024) || !PATTERN3.test(entrypoint))
    return invalid(
      fact,
      "text of 1 to 1024 code points matching ^\\/[^\\u0000]*$",
      entrypoint,
      "source",
      "release",
      "entrypoint",
    )
  const protocol = release["protocol"]
  if (protocol !== undefined || "protocol" in release) {
    count2++
    if (protocol !== "acp-v1" && protocol !== "oneshot-v1")
      return invalid(
        fact,
        'one of "acp-v1", "oneshot-v1"',
        protocol,
        "source",
        "release",
        "protocol",
      )
  }
  const member = release["arguments"]
  if (member !== undefined || "arguments" in release) {
    count2++
    if (!Array.isArray(member) || member.length > 256)
      return invalid(fact, "list of at most 256", member, "source", "release", "arguments")
    for (let index = 0; index < member.length; index++) {
      const item: unknown = member[index]
      if (typeof item !== "string" || !within(item, 0, 4096) || !PATTERN4.test(item))
        return invalid(
          fact,
          "text of at most 4096 code points matching ^[^\\u0000]*$",
          item,
          "source",
          "release",
          "arguments",
          index,
        )
    }
  }
  const argv = release["argv"]
  if (argv !== undefined || "argv" in release) {
    count2++
    if (!Array.isArray(argv) || argv.length > 256)
      return invalid(fact, "list of at most 256", argv, "source", "release", "argv")
    for (let index = 0; index < argv.length; index++) {
      const item: unknown = argv[index]
      if (typeof item !== "string" || !within(item, 0, 4096) || !PATTERN4.test(item))
        return invalid(
          fact,
          "text of at most 4096 code points matching ^[^\\u0000]*$",
          item,
          "source",
          "release",
          "argv",
          index,
        )
    }
  }
  const promptTransport = release["prompt_transport"]
  if (promptTransport !== undefined || "prompt_transport" in release) {
    count2++
    if (promptTransport !== "stdin" && promptTransport !== "argv_path")
      return invalid(
        fact,
        'one of "stdin", "argv_path"',
        promptTransport,
        "source",
        "release",
        "prompt_transport",
      )
  }
  const outputMode = release["output_mode"]
  if (outputMode !== undefined || "output_mode" in release) {
    count2++
    if (outputMode !== "stream_json" && outputMode !== "text")
      return invalid(
        fact,
        'one of "stream_json", "text"',
        outputMode,
        "source",
        "release",
        "output_mode",
      )
  }
  const resumeFlag = release["resume_flag"]
  if (resumeFlag !== undefined || "resume_flag" in release) {
    count2++
    if (typeof resumeFlag !== "string" || !within(resumeFlag, 1, 256) || !PATTERN4.test(resumeFlag))
      return invalid(
        fact,
        "text of 1 to 256 code points matching ^[^\\u0000]*$",
        resumeFlag,
        "source",
        "release",
        "resume_flag",
      )
  }
  const outputSchemaFlag = release["output_schema_flag"]
  if (outputSchemaFlag !== undefined || "output_schema_flag" in release) {
    count2++
    if (
      typeof outputSchemaFlag !== "string" ||
      !within(outputSchemaFlag, 1, 256) ||
      !PATTERN4.test(outputSchemaFlag)
    )
      return invalid(
        fact,
        "text of 1 to 256 code points matching ^[^\\u0000]*$",
        outputSchemaFlag,
        "source",
        "release",
        "output_schema_flag",
      )
  }
  const outputSchemaTransport = release["output_schema_transport"]
  if (outputSchemaTransport !== undefined || "output_schema_transport" in release) {
    count2++
    if (outputSchemaTransport !== "argv_json" && outputSchemaTransport !== "argv_path")
      return invalid(
        fact,
        'one of "argv_json", "argv_path"',
        outputSchemaTransport,
        "source",
        "release",
        "output_schema_transport",
      )
  }
  const workingDirectory = release["working_directory"]
  if (workingDirectory !== undefined || "working_directory" in release) {
    count2++
    if (
      typeof workingDirectory !== "string" ||
      !within(workingDirectory, 1, 1024) ||
      !PATTERN3.test(workingDirectory)
    )
      return invalid(
        fact,
        "text of 1 to 1024 code points matching ^\\/[^\\u0000]*$",
        workingDirectory,
        "source",
        "release",
        "working_directory",
      )
  }
  const platform = release["platform"]
  if (platform !== undefined || "platform" in release) {
    count2++
    if (!isObject(platform, parsed))
      return invalid(fact, "object", platform, "source", "release", "platform")
    const os = platform["os"]
    if (os !== "linux") return invalid(fact, '"linux"', os, "source", "release", "platform", "os")
    const architecture = platform["architecture"]
    if (
      typeof architecture !== "string" ||
      !within(architecture, 1, 32) ||
      !PATTERN5.test(architecture)
    )
      return invalid(
        fact,
        "text of 1 to 32 code points matching ^[a-z0-9_]+$",
        architecture,
        "source",
        "release",
        "platform",
        "architecture",
      )
    if (sizeOf(platform) !== 2)
      return excess(fact, platform, MEMBERS, "source", "release", "platform")
  }
  const configurationSchema = release["configuration_schema"]
  if (configurationSchema !== undefined || "configuration_schema" in release) {
    count2++
    const fault = jsonFault(configurationSchema, 32768, 64)
    if (fault === "limit")
      return limit(
        fact,
        "JSON of at most 32768 bytes and 64 levels",
        configurationSchema,
        "source",
        "release",
        "configuration_schema",
      )
    if (fault !== null)
      return invalid(
        fact,
        "JSON of at most 32768 bytes and 64 levels",
        configurationSchema,
        "source",
        "release",
        "configuration_schema",
      )
  }
  if (sizeOf(release) !== count2) return excess(fact, release, MEMBERS2, "source", "release")
  if (protocol === "oneshot-v1" && member !== undefined)
    return disagreement(
      fact,
      "arguments-of-acp",
      "state argv in place of arguments, or remove the protocol",
      "agreement arguments-of-acp: arguments are of acp-v1 alone",
      member,
      "source",
      "release",
      "arguments",
    )
  if ((protocol === "oneshot-v1") !== (argv !== undefined))
    return disagreement(
      fact,
      "argv-of-oneshot",
      "state the protocol oneshot-v1 with argv, or arguments without both",
      "agreement argv-of-oneshot: argv is there if and only if protocol is oneshot-v1",
      argv,
      "source",
      "release",
      "argv",
    )
  if ((protocol === "oneshot-v1") !== (promptTransport !== undefined))
    return disagreement(
      fact,
      "prompt-transport-of-oneshot",
      "state it for oneshot-v1, and leave it out for acp-v1",
      "agreement prompt-transport-of-oneshot: prompt_transport is there if and only if protocol is oneshot-v1",
      promptTransport,
      "source",
      "release",
      "prompt_transport",
    )
  if ((protocol === "oneshot-v1") !== (outputMode !== undefined))
    return disagreement(
      fact,
      "output-mode-of-oneshot",
      "state it for oneshot-v1, and leave it out for acp-v1",
      "agreement output-mode-of-oneshot: output_mode is there if and only if protocol is oneshot-v1",
      outputMode,
      "source",
      "release",
      "output_mode",
    )
  const holds: boolean =
    resumeFlag !== undefined ||
    outputSchemaFlag !== undefined ||
    outputSchemaTransport !== undefined
  if (holds && protocol !== "oneshot-v1")
    return disagreement(
      fact,
      "flags-of-oneshot",
      "remove the flags, or state the protocol oneshot-v1",
      "agreement flags-of-oneshot: resume_flag, output_schema_flag and output_schema_transport are of oneshot-v1 alone",
      protocol,
      "source",
      "release",
      "protocol",
    )
  if (!isPlaced(argv, PLACEHOLDERS))
    return disagreement(
      fact,
      "placeholders-alone",
      "give each placeholder an element of its own, and write no other element in braces",
      "agreement placeholders-alone: what is written in braces in argv is {prompt_path} or {resume_flag}, and an element of its own",
      argv,
      "source",
      "release",
      "argv",
    )
  const holds2: boolean = occurrences(argv, "{prompt_path}") === 1
  if ((promptTransport === "argv_path") !== holds2)
    return disagreement(
      fact,
      "prompt-by-path",
      "put {prompt_path} into argv once, or take the prompt by stdin and remove it",
      "agreement prompt-by-path: argv has {prompt_path} exactly once if and only if prompt_transport is argv_path",
      argv,
      "source",
      "release",
      "argv",
    )
  if (promptTransport === "stdin" && occurrences(argv, "{prompt_path}") !== 0)
    return disagreement(
      fact,
      "prompt-by-stdin",
      "remove {prompt_path} from argv, or take the prompt by argv_path",
      "agreement prompt-by-stdin: argv has no {prompt_path} where prompt_transport is stdin",
      argv,
      "source",
      "release",
      "argv",
    )
  const holds3: boolean = occurrences(argv, "{resume_flag}") >= 1
  if ((resumeFlag !== undefined) !== holds3)
    return disagreement(
      fact,
      "resume-placed",
      "put {resume_flag} into argv once and state the resume_flag, or leave out both",
      "agreement resume-placed: argv has {resume_flag} once if there is a resume_flag, and else not at all",
      argv,
      "source",
      "release",
      "argv",
    )
  if (occurrences(argv, "{resume_flag}") > 1)
    return disagreement(
      fact,
      "resume-placed",
      "put {resume_flag} into argv once and state the resume_flag, or leave out both",
      "agreement resume-placed: argv has {resume_flag} once if there is a resume_flag, and else not at all",
      argv,
      "source",
      "release",
      "argv",
    )
  if ((outputSchemaFlag !== undefined) !== (outputSchemaTransport !== undefined))
    return disagreement(
      fact,
      "output-schema-whole",
      "state whether the flag takes JSON or a path, or leave out both",
      "agreement output-schema-whole: output_schema_flag and output_schema_transport are stated together",
      outputSchemaTransport,
      "source",
      "release",
      "output_schema_transport",
    )
  if (sizeOf(source) !== 2) return excess(fact, source, MEMBERS3, "source")
  const configuration = value["configuration"]
  if (configuration !== undefined || "configuration" in value) {
    count++
    const fault = jsonFault(configuration, 32768, 64)
    if (fault === "limit")
      return limit(
        fact,
        "JSON of at most 32768 bytes and 64 levels",
        configuration,
        "configuration",
      )
    if (fault !== null)
      return invalid(
        fact,
        "JSON of at most 32768 bytes and 64 levels",
        configuration,
        "configuration",
      )
  }
  if (sizeOf(value) !== count) return excess(fact, value, MEMBERS4)
  return null
}
