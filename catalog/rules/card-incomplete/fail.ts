import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

/** Cards of a priced provider with gaps. */
export const facts: readonly Fact[] = [
  {
    id: "provider/north",
    kind: "provider",
    name: "north",
    body: { name: "north", origin: "https://north.example", accepts: [], priced: true },
  },
  {
    id: "model-card/blank",
    kind: "model-card",
    name: "blank",
    body: { name: "blank", provider: { $ref: "provider/north" } },
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
      outputPrice: null,
    },
  },
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  {
    code: "card/incomplete",
    at: "model-card/blank#/contextWindow",
    what: "The card of blank states no context window.",
  },
  { code: "card/incomplete", at: "model-card/blank#/inputPrice", what: "The card of blank states no input price." },
  { code: "card/incomplete", at: "model-card/blank#/outputPrice", what: "The card of blank states no output price." },
  { code: "card/incomplete", at: "model-card/large#/outputPrice", what: "The card of large states no output price." },
]
