import { openaiChat } from "checkfu-catalog/catalog/dialects/openai-chat.ts"
import { modelCard, provider, serves } from "checkfu-catalog/kinds"

/** The provider of the house. */
export const pond = provider({
  name: "pond",
  origin: "https://pond.example",
  accepts: [serves(openaiChat, "/v1/chat/completions")],
  priced: true,
  source: { url: "https://pond.example/docs", reviewedOn: "2026-11-30" },
})

/** Its one model; the figures are examples. */
export const reed = modelCard({
  provider: pond,
  name: "reed-1",
  model: "reed-1",
  contextWindow: 100_000,
  inputPrice: 1_000_000,
  outputPrice: 4_000_000,
  effort: [],
  source: { url: "https://pond.example/models", reviewedOn: "2026-11-30" },
})
