import type { Capabilities } from "../../../output/contracts/checkfu/capabilities.ts"
import type { Result } from "../../../output/kernel.ts"
import { countOf, isPlain, taken, unlisted, wrong } from "./result.ts"

const fact = "slot/checkfu/capabilities"
const names = new Set([
  "subagents",
  "steer",
  "interrupt",
  "builtin_tool_scoping",
  "structured_output",
  "staged_files",
  "native_checkpoint",
])

export function handCapabilities(value: unknown): Result<Capabilities> {
  if (!isPlain(value)) return wrong(fact, "object", value)
  let count = 0
  const { subagents, steer, interrupt } = value
  if (subagents !== undefined || "subagents" in value) {
    count++
    if (subagents !== "observed") return wrong(fact, '"observed"', subagents, ["subagents"])
  }
  if (steer !== undefined || "steer" in value) {
    count++
    if (steer !== "native") return wrong(fact, '"native"', steer, ["steer"])
  }
  if (interrupt !== undefined || "interrupt" in value) {
    count++
    if (interrupt !== "cooperative") return wrong(fact, '"cooperative"', interrupt, ["interrupt"])
  }
  const { builtin_tool_scoping, structured_output, staged_files, native_checkpoint } = value
  if (builtin_tool_scoping !== undefined || "builtin_tool_scoping" in value) {
    count++
    if (builtin_tool_scoping !== "enforced")
      return wrong(fact, '"enforced"', builtin_tool_scoping, ["builtin_tool_scoping"])
  }
  if (structured_output !== undefined || "structured_output" in value) {
    count++
    if (structured_output !== "response_format" && structured_output !== "submit_tool")
      return wrong(fact, 'one of "response_format", "submit_tool"', structured_output, ["structured_output"])
  }
  if (staged_files !== undefined || "staged_files" in value) {
    count++
    if (staged_files !== "resource_links") return wrong(fact, '"resource_links"', staged_files, ["staged_files"])
  }
  if (native_checkpoint !== undefined || "native_checkpoint" in value) {
    count++
    if (native_checkpoint !== "external_custody")
      return wrong(fact, '"external_custody"', native_checkpoint, ["native_checkpoint"])
  }
  return countOf(value) === count ? taken(value) : unlisted(fact, value, names)
}
