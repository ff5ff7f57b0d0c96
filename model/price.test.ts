import { describe, expect, it } from "vitest"
import type { ModelCard, Provider } from "./entries.ts"
import { blendedPrice, byPrice, cardOf } from "./price.ts"

const provider: Provider = {
  id: "provider/a",
  name: "a",
  origin: "https://a.example",
  credential: { header: "authorization", prefix: "Bearer " },
  accepts: [],
  priced: true,
}
const card: ModelCard = {
  id: "model-card/a/m",
  name: "m",
  provider,
  model: "m-1",
  contextWindow: 10,
  outputCap: null,
  cacheReadPrice: null,
  cacheWritePrice: null,
  inputPrice: 2_000_000,
  outputPrice: 10_000_000,
  effort: [],
}
const floor: ModelCard = {
  ...card,
  id: "model-card/floor",
  name: "floor",
  provider: null,
  model: null,
  contextWindow: 7,
}

describe("prices", () => {
  it("blend three input tokens with one of output, and are null where half of one is missing", () => {
    expect(blendedPrice(card)).toBe(4_000_000)
    expect(blendedPrice({ inputPrice: 0, outputPrice: 0 })).toBe(0)
    expect(blendedPrice({ inputPrice: null, outputPrice: 1 })).toBeNull()
    expect(blendedPrice({ inputPrice: 1, outputPrice: null })).toBeNull()
  })

  it.each([
    [
      [3, 1, 2],
      [1, 2, 3],
    ],
    [
      [null, 3, null, 1],
      [1, 3, null, null],
    ],
    [
      [null, null],
      [null, null],
    ],
    [
      [0, null],
      [0, null],
    ],
    [[], []],
  ])("order %j as %j", (prices, expected) => {
    expect(byPrice(prices, (price) => price)).toEqual(expected)
  })

  it("keep the author's order among equals and among what has none", () => {
    const listed = [
      ["a", 1],
      ["b", null],
      ["c", 1],
      ["d", null],
      ["e", 0],
    ] as const
    expect(
      byPrice(listed, ([, price]) => price)
        .map(([name]) => name)
        .join(""),
    ).toBe("eacbd")
  })
})

describe("a model's card", () => {
  it("is that of its provider, and else nothing but the floor's window", () => {
    expect(cardOf([floor, card], "a", "m-1")).toEqual({ card, contextWindow: 10 })
    for (const [by, model] of [
      ["b", "m-1"],
      ["a", "m"],
    ] as const)
      expect(cardOf([floor, card], by, model)).toEqual({ card: null, contextWindow: 7 })
    expect(cardOf([], "a", "m-1")).toEqual({ card: null, contextWindow: null })
    expect(cardOf([floor, { ...card, contextWindow: null }], "a", "m-1").contextWindow).toBe(7)
  })
})
