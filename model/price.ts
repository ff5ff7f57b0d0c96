import type { ModelCard } from "./entries.ts"

/** How many input tokens are reckoned for each output token where two prices are compared by one number. */
export const inputShare: number = 3

/**
 * What a million tokens cost at a model's reviewed base rate, in micro-dollars, with `inputShare` input tokens to each
 * output token; null where no price was reviewed. An order of models, not a bill.
 */
export function blendedPrice(card: Pick<ModelCard, "inputPrice" | "outputPrice">): number | null {
  const { inputPrice, outputPrice } = card
  if (inputPrice === null || outputPrice === null) return null
  return (inputShare * inputPrice + outputPrice) / (inputShare + 1)
}

/**
 * The cheapest first. What has no price comes after everything that has one, never before it; equal prices, and what has
 * none, keep their author's order.
 */
export function byPrice<T>(candidates: readonly T[], priceOf: (candidate: T) => number | null): readonly T[] {
  return candidates
    .map((candidate) => ({ candidate, price: priceOf(candidate) }))
    .toSorted((left, right) => order(left.price, right.price))
    .map(({ candidate }) => candidate)
}

function order(left: number | null, right: number | null): number {
  if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1
  return left - right
}

/** The card of a provider's model, and else what holds for every model without one. */
export function cardOf(
  cards: readonly ModelCard[],
  provider: string,
  model: string,
): { readonly card: ModelCard | null; readonly contextWindow: number | null } {
  const card = cards.find((each) => each.provider?.name === provider && each.model === model) ?? null
  const floor = cards.find((each) => each.provider === null)?.contextWindow ?? null
  return { card, contextWindow: card?.contextWindow ?? floor }
}
