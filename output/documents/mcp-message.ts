// Generated from the catalog. Do not edit: change the fact and generate again.
import { failed, jsonFault, kindOf, settle, settleText } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/** One message of JSON-RPC, or its answer. */
export type McpMessage = unknown

const fact = "document/mcp-message"

/**
 * Reads `McpMessage`: the value itself, or the first thing that is wrong with it by
 * `document/mcp-message`.
 */
export function decodeMcpMessage(input: unknown): Result<McpMessage> {
  return settle(input, faultOfMcpMessage(input, false))
}

/** Parses a text and reads `McpMessage` from it, as `decodeMcpMessage` does. Never throws. */
export function decodeMcpMessageText(text: string): Result<McpMessage> {
  return settleText(text, fact, faultOfMcpMessage)
}

function faultOfMcpMessage(value: unknown, parsed: boolean): Failure | null {
  const fault = jsonFault(value, 1048576, 64)
  if (fault !== null)
    return failed(fault, fact, [], "JSON of at most 1048576 bytes and 64 levels", kindOf(value))
  return null
}
