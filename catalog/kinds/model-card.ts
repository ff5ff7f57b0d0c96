import type { Acceptance } from "./accept.ts"
import { grants, kind, means, prose, state, unordered } from "./kind.ts"
import type { Stated } from "./kind.ts"
import type { ProviderFact, Source } from "./provider.ts"
import type { TermFact } from "./term.ts"

export const modelCardKind = kind({
  name: "model-card",
  states: "what a gateway must know of one provider's model: its window, its price and its words for effort",
  meanings: {
    provider: means(unordered),
    model: means(unordered),
    contextWindow: means(unordered),
    inputPrice: means(unordered),
    outputPrice: means(unordered),
    cacheReadPrice: means(unordered),
    cacheWritePrice: means(unordered),
    outputCap: means(unordered),
    effort: means(unordered),
    source: prose,
  },
  whole: means(grants),
})

/** A stated model card. */
export type ModelCardFact = Stated<"model-card">

/** A word of the effort vocabulary, and what the provider's parameter says for it; null: the model has no such effort. */
export interface Effort {
  readonly effort: TermFact
  /** A word, or a budget of thinking in tokens. */
  readonly value: string | number | null
}

/** What the provider's effort parameter says for a word of the vocabulary. */
export function says(effort: TermFact, value: string | number | null): Effort {
  return { effort, value }
}

/**
 * An example to review, not a price list. `contextWindow` is in tokens, prices are in micro-dollars per million tokens
 * at the provider's base rate: 3 dollars are 3,000,000. Without a price the model is unpriced. The words of `effort` stand
 * lowest first; an empty one says that the model has no such parameter.
 */
export function modelCard(stated: {
  readonly provider: ProviderFact & { readonly name: string }
  readonly name: string
  /** The model's id as the provider reads it. */
  readonly model: string
  readonly contextWindow: number
  readonly inputPrice: number | null
  readonly outputPrice: number | null
  /** For input tokens that a cache served, and for those written into it; left out: not reviewed. */
  readonly cacheReadPrice?: number
  readonly cacheWritePrice?: number
  /** The one member by which a chat request may bound its output; left out: the model takes any. */
  readonly outputCap?: "max_tokens" | "max_completion_tokens"
  readonly effort: readonly Effort[]
  readonly source: Source
  readonly accept?: readonly Acceptance[]
}): ModelCardFact {
  return state(modelCardKind, stated, stated.provider.name)
}

/** What holds for a model without a card, of any provider: a window that every model in use is known to have, and no price. */
export function unlistedModel(stated: {
  readonly name: string
  readonly contextWindow: number
  readonly accept?: readonly Acceptance[]
}): ModelCardFact {
  return state(modelCardKind, {
    provider: null,
    ...stated,
    model: null,
    inputPrice: null,
    outputPrice: null,
    effort: [],
  })
}
