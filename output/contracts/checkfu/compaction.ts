// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf } from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/** The harness shortened its context: how, and by how much. */
export interface Compaction {
  readonly strategy: "summarize" | "truncate"
  readonly tokens_before: number
  readonly tokens_after: number
  readonly compacted_messages: number
}

const fact = "slot/checkfu/compaction"
const MEMBERS = ["strategy", "tokens_before", "tokens_after", "compacted_messages"]

/**
 * Reads `Compaction`: the value itself, or the first thing that is wrong with it by
 * `slot/checkfu/compaction`.
 */
export function decodeCompaction(input: unknown): Result<Compaction> {
  return settle(input, faultOfCompaction(input, false))
}

/** Parses a text and reads `Compaction` from it, as `decodeCompaction` does. Never throws. */
export function decodeCompactionText(text: string): Result<Compaction> {
  return settleText(text, fact, faultOfCompaction)
}

function faultOfCompaction(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const strategy = value["strategy"]
  if (strategy !== "summarize" && strategy !== "truncate")
    return invalid(fact, ["strategy"], 'one of "summarize", "truncate"', strategy)
  const tokensBefore = value["tokens_before"]
  if (
    typeof tokensBefore !== "number" ||
    !Number.isInteger(tokensBefore) ||
    tokensBefore < 0 ||
    tokensBefore > 100000000
  )
    return invalid(fact, ["tokens_before"], "integer from 0 to 100000000", tokensBefore)
  const tokensAfter = value["tokens_after"]
  if (
    typeof tokensAfter !== "number" ||
    !Number.isInteger(tokensAfter) ||
    tokensAfter < 0 ||
    tokensAfter > 100000000
  )
    return invalid(fact, ["tokens_after"], "integer from 0 to 100000000", tokensAfter)
  const compactedMessages = value["compacted_messages"]
  if (
    typeof compactedMessages !== "number" ||
    !Number.isInteger(compactedMessages) ||
    compactedMessages < 0 ||
    compactedMessages > 1000000
  )
    return invalid(fact, ["compacted_messages"], "integer from 0 to 1000000", compactedMessages)
  if (sizeOf(value) !== 4) return excess(fact, [], value, MEMBERS)
  return null
}
