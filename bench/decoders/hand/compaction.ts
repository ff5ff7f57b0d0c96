import type { Compaction } from "../../../output/contracts/checkfu/compaction.ts"
import type { Result } from "../../../output/kernel.ts"
import { countOf, isPlain, taken, unlisted, wrong } from "./result.ts"

const fact = "slot/checkfu/compaction"
const names = new Set(["strategy", "tokens_before", "tokens_after", "compacted_messages"])

export function handCompaction(value: unknown): Result<Compaction> {
  if (!isPlain(value)) return wrong(fact, "object", value)
  const { strategy, tokens_before, tokens_after, compacted_messages } = value
  if (strategy !== "summarize" && strategy !== "truncate")
    return wrong(fact, 'one of "summarize", "truncate"', strategy, ["strategy"])
  if (
    typeof tokens_before !== "number" ||
    !Number.isInteger(tokens_before) ||
    tokens_before < 0 ||
    tokens_before > 100_000_000
  )
    return wrong(fact, "integer from 0 to 100000000", tokens_before, ["tokens_before"])
  if (
    typeof tokens_after !== "number" ||
    !Number.isInteger(tokens_after) ||
    tokens_after < 0 ||
    tokens_after > 100_000_000
  )
    return wrong(fact, "integer from 0 to 100000000", tokens_after, ["tokens_after"])
  if (
    typeof compacted_messages !== "number" ||
    !Number.isInteger(compacted_messages) ||
    compacted_messages < 0 ||
    compacted_messages > 1_000_000
  )
    return wrong(fact, "integer from 0 to 1000000", compacted_messages, ["compacted_messages"])
  return countOf(value) === 4 ? taken(value) : unlisted(fact, value, names)
}
