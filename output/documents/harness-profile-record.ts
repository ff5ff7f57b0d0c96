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
import type { ProfileVersionRecord } from "./definitions.ts"

/** A harness profile with its newest version. */
export interface HarnessProfileRecord {
  readonly id: string
  readonly name: string
  /** Counts the changes of the head; a write names the one that it has seen. */
  readonly resource_version: number
  /** The newest one. */
  readonly version: ProfileVersionRecord
  /** Whether a current, passing report exists for the newest version, with any route. */
  readonly evidence: "unverified" | "verified"
  /** When it came to be. */
  readonly created_at: string
}

const fact = "document/harness-profile-record"
const PATTERN = /^[^\u0000-\u0020\u007f]+$/u
const PATTERN2 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u
const MEMBERS = ["kind", "entry"]
const PATTERN3 =
  /^(?:[A-Za-z0-9][A-Za-z0-9.-]*(?::[0-9]{1,5})?\/)?[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*@sha256:[0-9a-f]{64}$/u
const MEMBERS2 = ["kind", "entry", "image"]
const PATTERN4 = /^\/[^\u0000]*$/u
const PATTERN5 = /^[^\u0000]*$/u
const PATTERN6 = /^[a-z0-9_]+$/u
const MEMBERS3 = ["os", "architecture"]
const MEMBERS4 = [
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
const MEMBERS5 = ["kind", "release"]
const MEMBERS6 = ["kind", "release_id", "driver"]
const PATTERN7 = /^sha256:[0-9a-f]{64}$/u
const PATTERN8 = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/u
const MEMBERS7 = [
  "id",
  "number",
  "source",
  "release_id",
  "release_digest",
  "image",
  "driver",
  "configuration",
  "created_at",
]
const MEMBERS8 = ["id", "name", "resource_version", "version", "evidence", "created_at"]

/**
 * Reads `HarnessProfileRecord`: the value itself, or the first thing that is wrong with it by
 * `document/harness-profile-record`.
 */
export function decodeHarnessProfileRecord(input: unknown): Result<HarnessProfileRecord> {
  return settle(input, faultOfHarnessProfileRecord(input, false))
}

/**
 * Parses a text and reads `HarnessProfileRecord` from it, as `decodeHarnessProfileRecord` does.
 * Never throws.
 */
export function decodeHarnessProfileRecordText(text: string): Result<HarnessProfileRecord> {
  return settleText(text, fact, faultOfHarnessProfileRecord)
}

function faultOfHarnessProfileRecord(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const id = value["id"]
  if (typeof id !== "string" || !within(id, 1, 256) || !PATTERN.test(id))
    return invalid(
      fact,
      ["id"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      id,
    )
  const name = value["name"]
  if (typeof name !== "string" || !within(name, 1, 64) || !PATTERN2.test(name))
    return invalid(
      fact,
      ["name"],
      "text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$",
      name,
    )
  const resourceVersion = value["resource_version"]
  if (
    typeof resourceVersion !== "number" ||
    !Number.isInteger(resourceVersion) ||
    resourceVersion < 1 ||
    resourceVersion > 9007199254740991
  )
    return invalid(
      fact,
      ["resource_version"],
      "integer from 1 to 9007199254740991",
      resourceVersion,
    )
  const version = value["version"]
  if (!isObject(version, parsed)) return invalid(fact, ["version"], "object", version)
  const id2 = version["id"]
  if (typeof id2 !== "string" || !within(id2, 1, 256) || !PATTERN.test(id2))
    return invalid(
      fact,
      ["version", "id"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      id2,
    )
  const number = version["number"]
  if (
    typeof number !== "number" ||
    !Number.isInteger(number) ||
    number < 1 ||
    number > 9007199254740991
  )
    return invalid(fact, ["version", "number"], "integer from 1 to 9007199254740991", number)
  const source = version["source"]
  if (!isObject(source, parsed))
    return invalid(
      fact,
      ["version", "source"],
      'object with kind one of "catalog", "recipe", "oci", "release"',
      source,
    )
  const kind = source["kind"]
  switch (kind) {
    case "catalog": {
      const entry = source["entry"]
      if (typeof entry !== "string" || !within(entry, 1, 64) || !PATTERN2.test(entry))
        return invalid(
          fact,
          ["version", "source", "entry"],
          "text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$",
          entry,
        )
      if (sizeOf(source) !== 2) return excess(fact, ["version", "source"], source, MEMBERS)
      break
    }
    case "recipe": {
      const entry = source["entry"]
      if (typeof entry !== "string" || !within(entry, 1, 64) || !PATTERN2.test(entry))
        return invalid(
          fact,
          ["version", "source", "entry"],
          "text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$",
          entry,
        )
      const image = source["image"]
      if (typeof image !== "string" || !within(image, 73, 512) || !PATTERN3.test(image))
        return invalid(
          fact,
          ["version", "source", "image"],
          "text of 73 to 512 code points matching ^(?:[A-Za-z0-9][A-Za-z0-9.-]*(?::[0-9]{1,5})?\\/)?[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*@sha256:[0-9a-f]{64}$",
          image,
        )
      if (sizeOf(source) !== 3) return excess(fact, ["version", "source"], source, MEMBERS2)
      break
    }
    case "oci": {
      const release = source["release"]
      if (!isObject(release, parsed))
        return invalid(fact, ["version", "source", "release"], "object", release)
      let count = 2
      const image = release["image"]
      if (typeof image !== "string" || !within(image, 73, 512) || !PATTERN3.test(image))
        return invalid(
          fact,
          ["version", "source", "release", "image"],
          "text of 73 to 512 code points matching ^(?:[A-Za-z0-9][A-Za-z0-9.-]*(?::[0-9]{1,5})?\\/)?[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*@sha256:[0-9a-f]{64}$",
          image,
        )
      const entrypoint = release["entrypoint"]
      if (
        typeof entrypoint !== "string" ||
        !within(entrypoint, 1, 1024) ||
        !PATTERN4.test(entrypoint)
      )
        return invalid(
          fact,
          ["version", "source", "release", "entrypoint"],
          "text of 1 to 1024 code points matching ^\\/[^\\u0000]*$",
          entrypoint,
        )
      const protocol = release["protocol"]
      if (protocol !== undefined || "protocol" in release) {
        count++
        if (protocol !== "acp-v1" && protocol !== "oneshot-v1")
          return invalid(
            fact,
            ["version", "source", "release", "protocol"],
            'one of "acp-v1", "oneshot-v1"',
            protocol,
          )
      }
      const member = release["arguments"]
      if (member !== undefined || "arguments" in release) {
        count++
        if (!Array.isArray(member) || member.length > 256)
          return invalid(
            fact,
            ["version", "source", "release", "arguments"],
            "list of at most 256",
            member,
          )
        for (let index = 0; index < member.length; index++) {
          const item: unknown = member[index]
          if (typeof item !== "string" || !within(item, 0, 4096) || !PATTERN5.test(item))
            return invalid(
              fact,
              ["version", "source", "release", "arguments", index],
              "text of at most 4096 code points matching ^[^\\u0000]*$",
              item,
            )
        }
      }
      const argv = release["argv"]
      if (argv !== undefined || "argv" in release) {
        count++
        if (!Array.isArray(argv) || argv.length > 256)
          return invalid(
            fact,
            ["version", "source", "release", "argv"],
            "list of at most 256",
            argv,
          )
        for (let index = 0; index < argv.length; index++) {
          const item: unknown = argv[index]
          if (typeof item !== "string" || !within(item, 0, 4096) || !PATTERN5.test(item))
            return invalid(
              fact,
              ["version", "source", "release", "argv", index],
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
            ["version", "source", "release", "prompt_transport"],
            'one of "stdin", "argv_path"',
            promptTransport,
          )
      }
      const outputMode = release["output_mode"]
      if (outputMode !== undefined || "output_mode" in release) {
        count++
        if (outputMode !== "stream_json" && outputMode !== "text")
          return invalid(
            fact,
            ["version", "source", "release", "output_mode"],
            'one of "stream_json", "text"',
            outputMode,
          )
      }
      const resumeFlag = release["resume_flag"]
      if (resumeFlag !== undefined || "resume_flag" in release) {
        count++
        if (
          typeof resumeFlag !== "string" ||
          !within(resumeFlag, 1, 256) ||
          !PATTERN5.test(resumeFlag)
        )
          return invalid(
            fact,
            ["version", "source", "release", "resume_flag"],
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
            ["version", "source", "release", "output_schema_flag"],
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
            ["version", "source", "release", "output_schema_transport"],
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
            ["version", "source", "release", "working_directory"],
            "text of 1 to 1024 code points matching ^\\/[^\\u0000]*$",
            workingDirectory,
          )
      }
      const platform = release["platform"]
      if (platform !== undefined || "platform" in release) {
        count++
        if (!isObject(platform, parsed))
          return invalid(fact, ["version", "source", "release", "platform"], "object", platform)
        const os = platform["os"]
        if (os !== "linux")
          return invalid(fact, ["version", "source", "release", "platform", "os"], '"linux"', os)
        const architecture = platform["architecture"]
        if (
          typeof architecture !== "string" ||
          !within(architecture, 1, 32) ||
          !PATTERN6.test(architecture)
        )
          return invalid(
            fact,
            ["version", "source", "release", "platform", "architecture"],
            "text of 1 to 32 code points matching ^[a-z0-9_]+$",
            architecture,
          )
        if (sizeOf(platform) !== 2)
          return excess(fact, ["version", "source", "release", "platform"], platform, MEMBERS3)
      }
      const configurationSchema = release["configuration_schema"]
      if (configurationSchema !== undefined || "configuration_schema" in release) {
        count++
        const fault = jsonFault(configurationSchema, 32768, 64)
        if (fault !== null)
          return failed(
            fault,
            fact,
            ["version", "source", "release", "configuration_schema"],
            "JSON of at most 32768 bytes and 64 levels",
            kindOf(configurationSchema),
          )
      }
      if (sizeOf(release) !== count)
        return excess(fact, ["version", "source", "release"], release, MEMBERS4)
      if (protocol === "oneshot-v1" && member !== undefined)
        return disagreement(
          fact,
          "arguments-of-acp",
          "state argv in place of arguments, or remove the protocol",
          ["version", "source", "release", "arguments"],
          "agreement arguments-of-acp: arguments are of acp-v1 alone",
          member,
        )
      if ((protocol === "oneshot-v1") !== (argv !== undefined))
        return disagreement(
          fact,
          "argv-of-oneshot",
          "state the protocol oneshot-v1 with argv, or arguments without both",
          ["version", "source", "release", "argv"],
          "agreement argv-of-oneshot: argv is there if and only if protocol is oneshot-v1",
          argv,
        )
      if ((protocol === "oneshot-v1") !== (promptTransport !== undefined))
        return disagreement(
          fact,
          "prompt-transport-of-oneshot",
          "state it for oneshot-v1, and leave it out for acp-v1",
          ["version", "source", "release", "prompt_transport"],
          "agreement prompt-transport-of-oneshot: prompt_transport is there if and only if protocol is oneshot-v1",
          promptTransport,
        )
      if ((protocol === "oneshot-v1") !== (outputMode !== undefined))
        return disagreement(
          fact,
          "output-mode-of-oneshot",
          "state it for oneshot-v1, and leave it out for acp-v1",
          ["version", "source", "release", "output_mode"],
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
          ["version", "source", "release", "protocol"],
          "agreement flags-of-oneshot: resume_flag, output_schema_flag and output_schema_transport are of oneshot-v1 alone",
          protocol,
        )
      if (!isPlaced(argv, PLACEHOLDERS))
        return disagreement(
          fact,
          "placeholders-alone",
          "give each placeholder an element of its own, and write no other element in braces",
          ["version", "source", "release", "argv"],
          "agreement placeholders-alone: what is written in braces in argv is {prompt_path} or {resume_flag}, and an element of its own",
          argv,
        )
      const holds2: boolean = occurrences(argv, "{prompt_path}") === 1
      if ((promptTransport === "argv_path") !== holds2)
        return disagreement(
          fact,
          "prompt-by-path",
          "put {prompt_path} into argv once, or take the prompt by stdin and remove it",
          ["version", "source", "release", "argv"],
          "agreement prompt-by-path: argv has {prompt_path} exactly once if and only if prompt_transport is argv_path",
          argv,
        )
      if (promptTransport === "stdin" && occurrences(argv, "{prompt_path}") !== 0)
        return disagreement(
          fact,
          "prompt-by-stdin",
          "remove {prompt_path} from argv, or take the prompt by argv_path",
          ["version", "source", "release", "argv"],
          "agreement prompt-by-stdin: argv has no {prompt_path} where prompt_transport is stdin",
          argv,
        )
      const holds3: boolean = occurrences(argv, "{resume_flag}") >= 1
      if ((resumeFlag !== undefined) !== holds3)
        return disagreement(
          fact,
          "resume-placed",
          "put {resume_flag} into argv once and state the resume_flag, or leave out both",
          ["version", "source", "release", "argv"],
          "agreement resume-placed: argv has {resume_flag} once if there is a resume_flag, and else not at all",
          argv,
        )
      if (occurrences(argv, "{resume_flag}") > 1)
        return disagreement(
          fact,
          "resume-placed",
          "put {resume_flag} into argv once and state the resume_flag, or leave out both",
          ["version", "source", "release", "argv"],
          "agreement resume-placed: argv has {resume_flag} once if there is a resume_flag, and else not at all",
          argv,
        )
      if ((outputSchemaFlag !== undefined) !== (outputSchemaTransport !== undefined))
        return disagreement(
          fact,
          "output-schema-whole",
          "state whether the flag takes JSON or a path, or leave out both",
          ["version", "source", "release", "output_schema_transport"],
          "agreement output-schema-whole: output_schema_flag and output_schema_transport are stated together",
          outputSchemaTransport,
        )
      if (sizeOf(source) !== 2) return excess(fact, ["version", "source"], source, MEMBERS5)
      break
    }
    case "release": {
      const releaseId = source["release_id"]
      if (typeof releaseId !== "string" || !within(releaseId, 1, 256) || !PATTERN.test(releaseId))
        return invalid(
          fact,
          ["version", "source", "release_id"],
          "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
          releaseId,
        )
      const driver = source["driver"]
      if (driver !== "acp-v1" && driver !== "oneshot-v1")
        return invalid(
          fact,
          ["version", "source", "driver"],
          'one of "acp-v1", "oneshot-v1"',
          driver,
        )
      if (sizeOf(source) !== 3) return excess(fact, ["version", "source"], source, MEMBERS6)
      break
    }
    default:
      return invalid(
        fact,
        ["version", "source", "kind"],
        'one of "catalog", "recipe", "oci", "release"',
        kind,
      )
  }
  const releaseId = version["release_id"]
  if (releaseId !== null) {
    if (typeof releaseId !== "string" || !within(releaseId, 1, 256) || !PATTERN.test(releaseId))
      return invalid(
        fact,
        ["version", "release_id"],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$ or null",
        releaseId,
      )
  }
  const releaseDigest = version["release_digest"]
  if (
    typeof releaseDigest !== "string" ||
    !within(releaseDigest, 71, 71) ||
    !PATTERN7.test(releaseDigest)
  )
    return invalid(
      fact,
      ["version", "release_digest"],
      "text of exactly 71 code points matching ^sha256:[0-9a-f]{64}$",
      releaseDigest,
    )
  const image = version["image"]
  if (typeof image !== "string" || !within(image, 73, 512) || !PATTERN3.test(image))
    return invalid(
      fact,
      ["version", "image"],
      "text of 73 to 512 code points matching ^(?:[A-Za-z0-9][A-Za-z0-9.-]*(?::[0-9]{1,5})?\\/)?[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*@sha256:[0-9a-f]{64}$",
      image,
    )
  const driver = version["driver"]
  if (typeof driver !== "string" || !within(driver, 1, 256) || !PATTERN.test(driver))
    return invalid(
      fact,
      ["version", "driver"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      driver,
    )
  const configuration = version["configuration"]
  const fault = jsonFault(configuration, 32768, 64)
  if (fault !== null)
    return failed(
      fault,
      fact,
      ["version", "configuration"],
      "JSON of at most 32768 bytes and 64 levels",
      kindOf(configuration),
    )
  const createdAt = version["created_at"]
  if (typeof createdAt !== "string" || !within(createdAt, 24, 24) || !PATTERN8.test(createdAt))
    return invalid(
      fact,
      ["version", "created_at"],
      "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
      createdAt,
    )
  if (sizeOf(version) !== 9) return excess(fact, ["version"], version, MEMBERS7)
  const evidence = value["evidence"]
  if (evidence !== "unverified" && evidence !== "verified")
    return invalid(fact, ["evidence"], 'one of "unverified", "verified"', evidence)
  const createdAt2 = value["created_at"]
  if (typeof createdAt2 !== "string" || !within(createdAt2, 24, 24) || !PATTERN8.test(createdAt2))
    return invalid(
      fact,
      ["created_at"],
      "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
      createdAt2,
    )
  if (sizeOf(value) !== 6) return excess(fact, [], value, MEMBERS8)
  return null
}
