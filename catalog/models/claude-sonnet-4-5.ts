import { modelCard } from "../kinds/model-card.ts"
import { openrouter } from "../providers/openrouter.ts"

/** An older model of Anthropic's behind OpenRouter, which takes no effort; prices begin at what stands here. An example to review. */
export const claudeSonnet45 = modelCard({
  provider: openrouter,
  name: "claude-sonnet-4-5",
  model: "anthropic/claude-sonnet-4.5",
  contextWindow: 1_000_000,
  inputPrice: 3_000_000,
  outputPrice: 15_000_000,
  effort: [],
  source: { url: "https://openrouter.ai/anthropic/claude-sonnet-4.5/api", reviewedOn: "2026-11-30" },
})
