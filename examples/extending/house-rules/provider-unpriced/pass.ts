import type { Fact } from "checkfu-catalog/model"

export const facts: readonly Fact[] = [
  {
    id: "provider/pond",
    kind: "provider",
    name: "pond",
    body: {
      name: "pond",
      origin: "https://pond.example",
      accepts: [],
      priced: true,
      source: { url: "https://pond.example/docs", reviewedOn: "2026-11-30" },
    },
  },
]
