import type { Fact } from "../../../model/fact.ts"

/** A whole card, one with prices of nothing, and one of a provider without prices. */
export const facts: readonly Fact[] = [
  {
    id: "provider/north",
    kind: "provider",
    name: "north",
    body: { name: "north", origin: "https://north.example", accepts: [], priced: true },
  },
  {
    id: "provider/south",
    kind: "provider",
    name: "south",
    body: { name: "south", origin: "https://south.example", accepts: [], priced: false },
  },
  {
    id: "model-card/free",
    kind: "model-card",
    name: "free",
    body: { name: "free", provider: { $ref: "provider/north" }, contextWindow: 8192, inputPrice: 0, outputPrice: 0 },
  },
  {
    id: "model-card/large",
    kind: "model-card",
    name: "large",
    body: {
      name: "large",
      provider: { $ref: "provider/north" },
      contextWindow: 200000,
      inputPrice: 3,
      outputPrice: 15,
    },
  },
  {
    id: "model-card/unlisted",
    kind: "model-card",
    name: "unlisted",
    body: { name: "unlisted", provider: { $ref: "provider/south" }, contextWindow: null },
  },
]
