import { describe, expect, it } from "vitest"
import { modelCards } from "../../../output/facts/model-cards.ts"
import type { ModelCard } from "../../../output/facts/types.ts"
import { anthropicManners } from "../dialect/anthropic.ts"
import { chatManners } from "../dialect/chat.ts"
import { boundOf, costOf } from "./cost.ts"

const card = modelCards.find(({ model }) => model === "claude-opus-5") as ModelCard
const unreviewed: ModelCard = { ...card, cacheReadPrice: null, cacheWritePrice: null }
const tokens = { input: 1_000_000, cacheRead: 0, cacheWrite: 0, output: 0, other: 0 }

describe("a cost", () => {
  it("is what the tokens cost by reviewed prices, in micro-dollars, rounded up", () => {
    expect(costOf(card, tokens)).toEqual({ cost: 5_000_000, unpriced: null })
    expect(costOf(card, { ...tokens, input: 1 })).toEqual({ cost: 5, unpriced: null })
    expect(costOf(card, { ...tokens, input: 0, cacheRead: 1 })).toEqual({ cost: 1, unpriced: null })
    expect(costOf(card, { input: 10, cacheRead: 100, cacheWrite: 8, output: 3, other: 0 }).cost).toBe(50 + 50 + 50 + 75)
  })

  it("is nothing where a part of it is not known, and says which", () => {
    expect(costOf(card, null)).toEqual({ cost: null, unpriced: "no_usage" })
    expect(costOf(card, { ...tokens, output: null })).toEqual({ cost: null, unpriced: "no_usage" })
    expect(costOf(null, tokens)).toEqual({ cost: null, unpriced: "no_card" })
    expect(costOf(unreviewed, { ...tokens, cacheRead: 1 })).toEqual({ cost: null, unpriced: "unreviewed_price" })
    expect(costOf(unreviewed, tokens).cost).toBe(5_000_000)
    expect(costOf(card, { ...tokens, other: 1 })).toEqual({ cost: null, unpriced: "unreviewed_price" })
  })

  it("counts each token of a dialect once", () => {
    expect(
      chatManners.tokens({ prompt_tokens: 10, completion_tokens: 2, prompt_tokens_details: { cached_tokens: 4 } }),
    ).toEqual({ input: 6, cacheRead: 4, cacheWrite: 0, output: 2, other: 0 })
    expect(
      anthropicManners.tokens({
        input_tokens: 10,
        cache_creation_input_tokens: 9,
        cache_creation: { ephemeral_1h_input_tokens: 4 },
      }),
    ).toEqual({ input: 10, cacheRead: 0, cacheWrite: 5, output: null, other: 4 })
    expect(chatManners.tokens({ prompt_tokens: -1, completion_tokens: 1.5 })).toMatchObject({
      input: null,
      output: null,
    })
  })

  it("is bounded before it is known by the bytes that go and the tokens that may come", () => {
    expect(boundOf(card, 1_000, 100)).toBe(Math.ceil(1_000 * 6.25 + 100 * 25))
    expect(boundOf(card, 1_000, null)).toBe(6_250)
    expect(boundOf(null, 1_000, 100)).toBeNull()
  })
})
