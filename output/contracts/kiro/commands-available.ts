// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierBytes,
  carrierLimits,
  invalid,
  isObject,
  jsonFault,
  limit,
  settle,
  settleText,
  withinLimits,
} from "../../kernel.ts"
import type { DecodeError, Result } from "../../kernel.ts"

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
  return settleText(text, carrierBytes, fact, faultOfCommandsAvailable)
}

function faultOfCommandsAvailable(value: unknown, parsed: boolean): DecodeError | null {
  if (!withinLimits(value)) return limit(fact, carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, "object", value)
  const sessionId = value["sessionId"]
  if (typeof sessionId !== "string") return invalid(fact, "text", sessionId, "sessionId")
  const commands = value["commands"]
  if (commands !== undefined || "commands" in value) {
    if (!Array.isArray(commands)) return invalid(fact, "list", commands, "commands")
    for (let index = 0; index < commands.length; index++) {
      const item: unknown = commands[index]
      const fault = jsonFault(item, 4096, 6)
      if (fault === "limit")
        return limit(fact, "JSON of at most 4096 bytes and 6 levels", item, "commands", index)
      if (fault !== null)
        return invalid(fact, "JSON of at most 4096 bytes and 6 levels", item, "commands", index)
    }
  }
  const prompts = value["prompts"]
  if (prompts !== undefined || "prompts" in value) {
    if (!Array.isArray(prompts)) return invalid(fact, "list", prompts, "prompts")
    for (let index = 0; index < prompts.length; index++) {
      const item: unknown = prompts[index]
      const fault = jsonFault(item, 4096, 6)
      if (fault === "limit")
        return limit(fact, "JSON of at most 4096 bytes and 6 levels", item, "prompts", index)
      if (fault !== null)
        return invalid(fact, "JSON of at most 4096 bytes and 6 levels", item, "prompts", index)
    }
  }
  const tools = value["tools"]
  if (tools !== undefined || "tools" in value) {
    if (!Array.isArray(tools)) return invalid(fact, "list", tools, "tools")
    for (let index = 0; index < tools.length; index++) {
      const item: unknown = tools[index]
      const fault = jsonFault(item, 4096, 6)
      if (fault === "limit")
        return limit(fact, "JSON of at most 4096 bytes and 6 levels", item, "tools", index)
      if (fault !== null)
        return invalid(fact, "JSON of at most 4096 bytes and 6 levels", item, "tools", index)
    }
  }
  const mcpServers = value["mcpServers"]
  if (mcpServers !== undefined || "mcpServers" in value) {
    if (!Array.isArray(mcpServers)) return invalid(fact, "list", mcpServers, "mcpServers")
    for (let index = 0; index < mcpServers.length; index++) {
      const item: unknown = mcpServers[index]
      const fault = jsonFault(item, 4096, 6)
      if (fault === "limit")
        return limit(fact, "JSON of at most 4096 bytes and 6 levels", item, "mcpServers", index)
      if (fault !== null)
        return invalid(fact, "JSON of at most 4096 bytes and 6 levels", item, "mcpServers", index)
    }
  }
  return null
}
