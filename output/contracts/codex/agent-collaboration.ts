// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierLimits,
  failed,
  invalid,
  isObject,
  jsonFault,
  kindOf,
  limit,
  settle,
  settleCarrierText,
  withinLimits,
} from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/** A call between agents and how each of them stands. */
export interface AgentCollaboration {
  readonly tool: string
  readonly agentsStates?: unknown
}

const fact = "slot/codex/agent-collaboration"

/**
 * Reads `AgentCollaboration`: the value itself, or the first thing that is wrong with it by
 * `slot/codex/agent-collaboration`. The limits of an adopted carrier come first.
 */
export function decodeAgentCollaboration(input: unknown): Result<AgentCollaboration> {
  return settle(input, faultOfAgentCollaboration(input, false))
}

/**
 * Parses a text and reads `AgentCollaboration` from it, as `decodeAgentCollaboration` does. Never
 * throws.
 */
export function decodeAgentCollaborationText(text: string): Result<AgentCollaboration> {
  return settleCarrierText(text, fact, faultOfAgentCollaboration)
}

function faultOfAgentCollaboration(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const tool = value["tool"]
  if (typeof tool !== "string") return invalid(fact, ["tool"], "text", tool)
  const agentsStates = value["agentsStates"]
  if (agentsStates !== undefined || "agentsStates" in value) {
    const fault = jsonFault(agentsStates, 65536, 8)
    if (fault !== null)
      return failed(
        fault,
        fact,
        ["agentsStates"],
        "JSON of at most 65536 bytes and 8 levels",
        kindOf(agentsStates),
      )
  }
  return null
}
