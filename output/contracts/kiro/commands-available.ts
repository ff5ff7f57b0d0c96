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

/** Commands, prompts, tools and servers of a session; the last list counts. */
export interface CommandsAvailable {
  readonly sessionId: string
  readonly commands?: readonly unknown[]
  readonly prompts?: readonly unknown[]
  readonly tools?: readonly unknown[]
  readonly mcpServers?: readonly unknown[]
}

const fact = "slot/kiro/commands-available"

/**
 * Reads `CommandsAvailable`: the value itself, or the first thing that is wrong with it by
 * `slot/kiro/commands-available`. The limits of an adopted carrier come first.
 */
export function decodeCommandsAvailable(input: unknown): Result<CommandsAvailable> {
  return settle(input, faultOfCommandsAvailable(input, false))
}

/**
 * Parses a text and reads `CommandsAvailable` from it, as `decodeCommandsAvailable` does. Never
 * throws.
 */
export function decodeCommandsAvailableText(text: string): Result<CommandsAvailable> {
  return settleCarrierText(text, fact, faultOfCommandsAvailable)
}

function faultOfCommandsAvailable(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return invalid(fact, ["sessionId"], "text", sessionId)
  const commands = value["commands"]
  if (commands !== undefined || "commands" in value) {
    if (!Array.isArray(commands)) return invalid(fact, ["commands"], "list", commands)
    for (let index = 0; index < commands.length; index++) {
      const item: unknown = commands[index]
      const fault = jsonFault(item, 4096, 6)
      if (fault !== null)
        return failed(
          fault,
          fact,
          ["commands", index],
          "JSON of at most 4096 bytes and 6 levels",
          kindOf(item),
        )
    }
  }
  const prompts = value["prompts"]
  if (prompts !== undefined || "prompts" in value) {
    if (!Array.isArray(prompts)) return invalid(fact, ["prompts"], "list", prompts)
    for (let index = 0; index < prompts.length; index++) {
      const item: unknown = prompts[index]
      const fault = jsonFault(item, 4096, 6)
      if (fault !== null)
        return failed(
          fault,
          fact,
          ["prompts", index],
          "JSON of at most 4096 bytes and 6 levels",
          kindOf(item),
        )
    }
  }
  const tools = value["tools"]
  if (tools !== undefined || "tools" in value) {
    if (!Array.isArray(tools)) return invalid(fact, ["tools"], "list", tools)
    for (let index = 0; index < tools.length; index++) {
      const item: unknown = tools[index]
      const fault = jsonFault(item, 4096, 6)
      if (fault !== null)
        return failed(
          fault,
          fact,
          ["tools", index],
          "JSON of at most 4096 bytes and 6 levels",
          kindOf(item),
        )
    }
  }
  const mcpServers = value["mcpServers"]
  if (mcpServers !== undefined || "mcpServers" in value) {
    if (!Array.isArray(mcpServers)) return invalid(fact, ["mcpServers"], "list", mcpServers)
    for (let index = 0; index < mcpServers.length; index++) {
      const item: unknown = mcpServers[index]
      const fault = jsonFault(item, 4096, 6)
      if (fault !== null)
        return failed(
          fault,
          fact,
          ["mcpServers", index],
          "JSON of at most 4096 bytes and 6 levels",
          kindOf(item),
        )
    }
  }
  return null
}
