// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf } from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/**
 * What the harness says that it serves. Absent, it declares nothing; wrong in any member, the
 * handshake is refused.
 */
export interface Capabilities {
  readonly subagents?: "observed"
  readonly steer?: "native"
  readonly interrupt?: "cooperative"
  readonly builtin_tool_scoping?: "enforced"
  readonly structured_output?: "response_format" | "submit_tool"
  readonly staged_files?: "resource_links"
  readonly native_checkpoint?: "external_custody"
}

const fact = "slot/checkfu/capabilities"
const MEMBERS = [
  "subagents",
  "steer",
  "interrupt",
  "builtin_tool_scoping",
  "structured_output",
  "staged_files",
  "native_checkpoint",
]

/**
 * Reads `Capabilities`: the value itself, or the first thing that is wrong with it by
 * `slot/checkfu/capabilities`.
 */
export function decodeCapabilities(input: unknown): Result<Capabilities> {
  return settle(input, faultOfCapabilities(input, false))
}

/** Parses a text and reads `Capabilities` from it, as `decodeCapabilities` does. Never throws. */
export function decodeCapabilitiesText(text: string): Result<Capabilities> {
  return settleText(text, fact, faultOfCapabilities)
}

function faultOfCapabilities(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  let count = 0
  const subagents = value["subagents"]
  if (subagents !== undefined || "subagents" in value) {
    count++
    if (subagents !== "observed") return invalid(fact, ["subagents"], '"observed"', subagents)
  }
  const steer = value["steer"]
  if (steer !== undefined || "steer" in value) {
    count++
    if (steer !== "native") return invalid(fact, ["steer"], '"native"', steer)
  }
  const interrupt = value["interrupt"]
  if (interrupt !== undefined || "interrupt" in value) {
    count++
    if (interrupt !== "cooperative") return invalid(fact, ["interrupt"], '"cooperative"', interrupt)
  }
  const builtinToolScoping = value["builtin_tool_scoping"]
  if (builtinToolScoping !== undefined || "builtin_tool_scoping" in value) {
    count++
    if (builtinToolScoping !== "enforced")
      return invalid(fact, ["builtin_tool_scoping"], '"enforced"', builtinToolScoping)
  }
  const structuredOutput = value["structured_output"]
  if (structuredOutput !== undefined || "structured_output" in value) {
    count++
    if (structuredOutput !== "response_format" && structuredOutput !== "submit_tool")
      return invalid(
        fact,
        ["structured_output"],
        'one of "response_format", "submit_tool"',
        structuredOutput,
      )
  }
  const stagedFiles = value["staged_files"]
  if (stagedFiles !== undefined || "staged_files" in value) {
    count++
    if (stagedFiles !== "resource_links")
      return invalid(fact, ["staged_files"], '"resource_links"', stagedFiles)
  }
  const nativeCheckpoint = value["native_checkpoint"]
  if (nativeCheckpoint !== undefined || "native_checkpoint" in value) {
    count++
    if (nativeCheckpoint !== "external_custody")
      return invalid(fact, ["native_checkpoint"], '"external_custody"', nativeCheckpoint)
  }
  if (sizeOf(value) !== count) return excess(fact, [], value, MEMBERS)
  return null
}
