// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  disagreement,
  excess,
  failed,
  invalid,
  isObject,
  isPlaced,
  jsonFault,
  kindOf,
  occurrences,
  settle,
  settleText,
  sizeOf,
  within,
} from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"
import type { HarnessRelease } from "./definitions.ts"

/** An immutable release. */
export interface HarnessReleaseRecord {
  readonly id: string
  /** Over the canonical release. */
  readonly digest: string
  readonly release: HarnessRelease
  /** When it came to be. */
  readonly created_at: string
}

const fact = "document/harness-release-record"
const PATTERN = /^[^\u0000-\u0020\u007f]+$/u
const PATTERN2 = /^sha256:[0-9a-f]{64}$/u
const PATTERN3 =
  /^(?:[A-Za-z0-9][A-Za-z0-9.-]*(?::[0-9]{1,5})?\/)?[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*@sha256:[0-9a-f]{64}$/u
const PATTERN4 = /^\/[^\u0000]*$/u
const PATTERN5 = /^[^\u0000]*$/u
const PATTERN6 = /^[a-z0-9_]+$/u
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
const PATTERN7 = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/u
const MEMBERS3 = ["id", "digest", "release", "created_at"]

/**
 * Reads `HarnessReleaseRecord`: the value itself, or the first thing that is wrong with it by
 * `document/harness-release-record`.
 */
export function decodeHarnessReleaseRecord(input: unknown): Result<HarnessReleaseRecord> {
  return settle(input, faultOfHarnessReleaseRecord(input, false))
}

/**
 * Parses a text and reads `HarnessReleaseRecord` from it, as `decodeHarnessReleaseRecord` does.
 * Never throws.
 */
export function decodeHarnessReleaseRecordText(text: string): Result<HarnessReleaseRecord> {
  return settleText(text, fact, faultOfHarnessReleaseRecord)
}

function faultOfHarnessReleaseRecord(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const id = value["id"]
  if (typeof id !== "string" || !within(id, 1, 256) || !PATTERN.test(id))
    return invalid(
      fact,
      ["id"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      id,
    )
  const digest = value["digest"]
  if (typeof digest !== "string" || !within(digest, 71, 71) || !PATTERN2.test(digest))
    return invalid(
      fact,
      ["digest"],
      "text of exactly 71 code points matching ^sha256:[0-9a-f]{64}$",
      digest,
    )
  const release = value["release"]
  if (!isObject(release, parsed)) return invalid(fact, ["release"], "object", release)
  let count = 2
  const image = release["image"]
  if (typeof image !== "string" || !within(image, 73, 512) || !PATTERN3.test(image))
    return invalid(
      fact,
      ["release", "image"],
      "text of 73 to 512 code points matching ^(?:[A-Za-z0-9][A-Za-z0-9.-]*(?::[0-9]{1,5})?\\/)?[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*@sha256:[0-9a-f]{64}$",
      image,
    )
  const entrypoint = release["entrypoint"]
  if (typeof entrypoint !== "string" || !within(entrypoint, 1, 1024) || !PATTERN4.test(entrypoint))
    return invalid(
      fact,
      ["release", "entrypoint"],
      "text of 1 to 1024 code points matching ^\\/[^\\u0000]*$",
      entrypoint,
    )
  const protocol = release["protocol"]
  if (protocol !== undefined || "protocol" in release) {
    count++
    if (protocol !== "acp-v1" && protocol !== "oneshot-v1")
      return invalid(fact, ["release", "protocol"], 'one of "acp-v1", "oneshot-v1"', protocol)
  }
  const member = release["arguments"]
  if (member !== undefined || "arguments" in release) {
    count++
    if (!Array.isArray(member) || member.length > 256)
      return invalid(fact, ["release", "arguments"], "list of at most 256", member)
    for (let index = 0; index < member.length; index++) {
      const item: unknown = member[index]
      if (typeof item !== "string" || !within(item, 0, 4096) || !PATTERN5.test(item))
        return invalid(
          fact,
          ["release", "arguments", index],
          "text of at most 4096 code points matching ^[^\\u0000]*$",
          item,
        )
    }
  }
  const argv = release["argv"]
  if (argv !== undefined || "argv" in release) {
    count++
    if (!Array.isArray(argv) || argv.length > 256)
      return invalid(fact, ["release", "argv"], "list of at most 256", argv)
    for (let index = 0; index < argv.length; index++) {
      const item: unknown = argv[index]
      if (typeof item !== "string" || !within(item, 0, 4096) || !PATTERN5.test(item))
        return invalid(
          fact,
          ["release", "argv", index],
          "text of at most 4096 code points matching ^[^\\u0000]*$",
          item,
        )
    }
  }
  const promptTransport = release["prompt_transport"]
  if (promptTransport !== undefined || "prompt_transport" in release) {
    count++
    if (promptTransport !== "stdin" && promptTransport !== "argv_path")
      return invalid(
        fact,
        ["release", "prompt_transport"],
        'one of "stdin", "argv_path"',
        promptTransport,
      )
  }
  const outputMode = release["output_mode"]
  if (outputMode !== undefined || "output_mode" in release) {
    count++
    if (outputMode !== "stream_json" && outputMode !== "text")
      return invalid(fact, ["release", "output_mode"], 'one of "stream_json", "text"', outputMode)
  }
  const resumeFlag = release["resume_flag"]
  if (resumeFlag !== undefined || "resume_flag" in release) {
    count++
    if (typeof resumeFlag !== "string" || !within(resumeFlag, 1, 256) || !PATTERN5.test(resumeFlag))
      return invalid(
        fact,
        ["release", "resume_flag"],
        "text of 1 to 256 code points matching ^[^\\u0000]*$",
        resumeFlag,
      )
  }
  const outputSchemaFlag = release["output_schema_flag"]
  if (outputSchemaFlag !== undefined || "output_schema_flag" in release) {
    count++
    if (
      typeof outputSchemaFlag !== "string" ||
      !within(outputSchemaFlag, 1, 256) ||
      !PATTERN5.test(outputSchemaFlag)
    )
      return invalid(
        fact,
        ["release", "output_schema_flag"],
        "text of 1 to 256 code points matching ^[^\\u0000]*$",
        outputSchemaFlag,
      )
  }
  const outputSchemaTransport = release["output_schema_transport"]
  if (outputSchemaTransport !== undefined || "output_schema_transport" in release) {
    count++
    if (outputSchemaTransport !== "argv_json" && outputSchemaTransport !== "argv_path")
      return invalid(
        fact,
        ["release", "output_schema_transport"],
        'one of "argv_json", "argv_path"',
        outputSchemaTransport,
      )
  }
  const workingDirectory = release["working_directory"]
  if (workingDirectory !== undefined || "working_directory" in release) {
    count++
    if (
      typeof workingDirectory !== "string" ||
      !within(workingDirectory, 1, 1024) ||
      !PATTERN4.test(workingDirectory)
    )
      return invalid(
        fact,
        ["release", "working_directory"],
        "text of 1 to 1024 code points matching ^\\/[^\\u0000]*$",
        workingDirectory,
      )
  }
  const platform = release["platform"]
  if (platform !== undefined || "platform" in release) {
    count++
    if (!isObject(platform, parsed))
      return invalid(fact, ["release", "platform"], "object", platform)
    const os = platform["os"]
    if (os !== "linux") return invalid(fact, ["release", "platform", "os"], '"linux"', os)
    const architecture = platform["architecture"]
    if (
      typeof architecture !== "string" ||
      !within(architecture, 1, 32) ||
      !PATTERN6.test(architecture)
    )
      return invalid(
        fact,
        ["release", "platform", "architecture"],
        "text of 1 to 32 code points matching ^[a-z0-9_]+$",
        architecture,
      )
    if (sizeOf(platform) !== 2) return excess(fact, ["release", "platform"], platform, MEMBERS)
  }
  const configurationSchema = release["configuration_schema"]
  if (configurationSchema !== undefined || "configuration_schema" in release) {
    count++
    const fault = jsonFault(configurationSchema, 32768, 64)
    if (fault !== null)
      return failed(
        fault,
        fact,
        ["release", "configuration_schema"],
        "JSON of at most 32768 bytes and 64 levels",
        kindOf(configurationSchema),
      )
  }
  if (sizeOf(release) !== count) return excess(fact, ["release"], release, MEMBERS2)
  if (protocol === "oneshot-v1" && member !== undefined)
    return disagreement(
      fact,
      "arguments-of-acp",
      "state argv in place of arguments, or remove the protocol",
      ["release", "arguments"],
      "agreement arguments-of-acp: arguments are of acp-v1 alone",
      member,
    )
  if ((protocol === "oneshot-v1") !== (argv !== undefined))
    return disagreement(
      fact,
      "argv-of-oneshot",
      "state the protocol oneshot-v1 with argv, or arguments without both",
      ["release", "argv"],
      "agreement argv-of-oneshot: argv is there if and only if protocol is oneshot-v1",
      argv,
    )
  if ((protocol === "oneshot-v1") !== (promptTransport !== undefined))
    return disagreement(
      fact,
      "prompt-transport-of-oneshot",
      "state it for oneshot-v1, and leave it out for acp-v1",
      ["release", "prompt_transport"],
      "agreement prompt-transport-of-oneshot: prompt_transport is there if and only if protocol is oneshot-v1",
      promptTransport,
    )
  if ((protocol === "oneshot-v1") !== (outputMode !== undefined))
    return disagreement(
      fact,
      "output-mode-of-oneshot",
      "state it for oneshot-v1, and leave it out for acp-v1",
      ["release", "output_mode"],
      "agreement output-mode-of-oneshot: output_mode is there if and only if protocol is oneshot-v1",
      outputMode,
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
      ["release", "protocol"],
      "agreement flags-of-oneshot: resume_flag, output_schema_flag and output_schema_transport are of oneshot-v1 alone",
      protocol,
    )
  if (!isPlaced(argv, PLACEHOLDERS))
    return disagreement(
      fact,
      "placeholders-alone",
      "give each placeholder an element of its own, and write no other element in braces",
      ["release", "argv"],
      "agreement placeholders-alone: what is written in braces in argv is {prompt_path} or {resume_flag}, and an element of its own",
      argv,
    )
  const holds2: boolean = occurrences(argv, "{prompt_path}") === 1
  if ((promptTransport === "argv_path") !== holds2)
    return disagreement(
      fact,
      "prompt-by-path",
      "put {prompt_path} into argv once, or take the prompt by stdin and remove it",
      ["release", "argv"],
      "agreement prompt-by-path: argv has {prompt_path} exactly once if and only if prompt_transport is argv_path",
      argv,
    )
  if (promptTransport === "stdin" && occurrences(argv, "{prompt_path}") !== 0)
    return disagreement(
      fact,
      "prompt-by-stdin",
      "remove {prompt_path} from argv, or take the prompt by argv_path",
      ["release", "argv"],
      "agreement prompt-by-stdin: argv has no {prompt_path} where prompt_transport is stdin",
      argv,
    )
  const holds3: boolean = occurrences(argv, "{resume_flag}") >= 1
  if ((resumeFlag !== undefined) !== holds3)
    return disagreement(
      fact,
      "resume-placed",
      "put {resume_flag} into argv once and state the resume_flag, or leave out both",
      ["release", "argv"],
      "agreement resume-placed: argv has {resume_flag} once if there is a resume_flag, and else not at all",
      argv,
    )
  if (occurrences(argv, "{resume_flag}") > 1)
    return disagreement(
      fact,
      "resume-placed",
      "put {resume_flag} into argv once and state the resume_flag, or leave out both",
      ["release", "argv"],
      "agreement resume-placed: argv has {resume_flag} once if there is a resume_flag, and else not at all",
      argv,
    )
  if ((outputSchemaFlag !== undefined) !== (outputSchemaTransport !== undefined))
    return disagreement(
      fact,
      "output-schema-whole",
      "state whether the flag takes JSON or a path, or leave out both",
      ["release", "output_schema_transport"],
      "agreement output-schema-whole: output_schema_flag and output_schema_transport are stated together",
      outputSchemaTransport,
    )
  const createdAt = value["created_at"]
  if (typeof createdAt !== "string" || !within(createdAt, 24, 24) || !PATTERN7.test(createdAt))
    return invalid(
      fact,
      ["created_at"],
      "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
      createdAt,
    )
  if (sizeOf(value) !== 4) return excess(fact, [], value, MEMBERS3)
  return null
}
