import { countAt, objectOf } from "./json.ts"
import type { JsonObject } from "./json.ts"
import type { Tokens } from "./tokens.ts"

/** Counts of an API whose input tokens include those that a cache served. */
export function inclusiveTokens(usage: JsonObject, input: string, output: string): Tokens {
  const all = countAt(usage, input)
  const details = objectOf(usage[`${input}_details`])
  const cacheRead = countAt(details, "cached_tokens") ?? 0
  return {
    input: all === null ? null : Math.max(0, all - cacheRead),
    cacheRead,
    cacheWrite: 0,
    output: countAt(usage, output),
    other: 0,
  }
}
