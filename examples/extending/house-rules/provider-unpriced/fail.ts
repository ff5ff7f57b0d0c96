import type { Fact } from "checkfu-catalog/model"
import type { Expected } from "checkfu-catalog/rules"

export const facts: readonly Fact[] = [
  {
    id: "provider/pond",
    kind: "provider",
    name: "pond",
    body: {
      name: "pond",
      origin: "https://pond.example",
      accepts: [],
      priced: false,
      source: { url: "https://pond.example/docs", reviewedOn: "2026-11-30" },
    },
  },
]

export const expected: readonly Expected[] = [
  { code: "provider/unpriced", at: "provider/pond#/priced", what: "pond has no reviewed prices." },
]
