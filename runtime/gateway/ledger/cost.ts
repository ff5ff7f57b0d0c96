import type { ModelCard } from "../../../output/facts/types.ts"
import type { Tokens } from "../dialect/tokens.ts"
import type { Unpriced } from "./rows.ts"

/** A cost in micro-dollars, or why there is none. */
export type Cost =
  { readonly cost: number; readonly unpriced: null } | { readonly cost: null; readonly unpriced: Unpriced }

const perTokens = 1_000_000

/**
 * What tokens cost by a model's reviewed prices, rounded up to a micro-dollar. A kind of token that was used and has no
 * reviewed price leaves the whole unpriced: no part of a cost is passed for the cost.
 */
export function costOf(card: ModelCard | null, tokens: Tokens | null): Cost {
  if (tokens === null || tokens.input === null || tokens.output === null) return { cost: null, unpriced: "no_usage" }
  if (card === null) return { cost: null, unpriced: "no_card" }
  const parts = [
    [tokens.input, card.inputPrice],
    [tokens.output, card.outputPrice],
    [tokens.cacheRead, card.cacheReadPrice],
    [tokens.cacheWrite, card.cacheWritePrice],
    [tokens.other, null],
  ] as const
  let sum = 0
  for (const [count, price] of parts) {
    if (count > 0 && price === null) return { cost: null, unpriced: "unreviewed_price" }
    sum += count * (price ?? 0)
  }
  return { cost: Math.ceil(sum / perTokens), unpriced: null }
}

/**
 * The most that a request can cost before its answer is known: no token is shorter than a byte, and no output longer than
 * the client allowed; where it allowed any, its output is charged when it is known. Null: nobody reviewed the price.
 */
export function boundOf(card: ModelCard | null, requestBytes: number, most: number | null): number | null {
  if (card === null || card.inputPrice === null || card.outputPrice === null) return null
  const dearest = Math.max(card.inputPrice, card.cacheWritePrice ?? 0)
  return Math.ceil((requestBytes * dearest + (most ?? 0) * card.outputPrice) / perTokens)
}
