// Generated from the catalog. Do not edit: change the fact and generate again.
import { anthropic, googleAiStudio, openai, openrouter } from "./providers.ts"
import type { ModelCard } from "./types.ts"

/** `model-card/anthropic/claude-opus-5` */
export const anthropicClaudeOpus5: ModelCard = {
  id: "model-card/anthropic/claude-opus-5",
  name: "claude-opus-5",
  provider: anthropic,
  model: "claude-opus-5",
  contextWindow: 1000000,
  inputPrice: 5000000,
  outputPrice: 25000000,
  cacheReadPrice: 500000,
  cacheWritePrice: 6250000,
  outputCap: null,
  effort: [
    {
      effort: "minimal",
      value: null,
    },
    {
      effort: "low",
      value: "low",
    },
    {
      effort: "medium",
      value: "medium",
    },
    {
      effort: "high",
      value: "high",
    },
    {
      effort: "max",
      value: "max",
    },
  ],
}

/** `model-card/anthropic/claude-sonnet-5` */
export const anthropicClaudeSonnet5: ModelCard = {
  id: "model-card/anthropic/claude-sonnet-5",
  name: "claude-sonnet-5",
  provider: anthropic,
  model: "claude-sonnet-5",
  contextWindow: 1000000,
  inputPrice: 2000000,
  outputPrice: 10000000,
  cacheReadPrice: null,
  cacheWritePrice: null,
  outputCap: null,
  effort: [
    {
      effort: "minimal",
      value: null,
    },
    {
      effort: "low",
      value: "low",
    },
    {
      effort: "medium",
      value: "medium",
    },
    {
      effort: "high",
      value: "high",
    },
    {
      effort: "max",
      value: "max",
    },
  ],
}

/** `model-card/google-ai-studio/gemini-3-5-flash` */
export const googleAiStudioGemini35Flash: ModelCard = {
  id: "model-card/google-ai-studio/gemini-3-5-flash",
  name: "gemini-3-5-flash",
  provider: googleAiStudio,
  model: "gemini-3.5-flash",
  contextWindow: 1000000,
  inputPrice: 1500000,
  outputPrice: 9000000,
  cacheReadPrice: null,
  cacheWritePrice: null,
  outputCap: null,
  effort: [
    {
      effort: "minimal",
      value: "minimal",
    },
    {
      effort: "low",
      value: "low",
    },
    {
      effort: "medium",
      value: "medium",
    },
    {
      effort: "high",
      value: "high",
    },
    {
      effort: "max",
      value: "high",
    },
  ],
}

/** `model-card/openai/gpt-5-4` */
export const openaiGpt54: ModelCard = {
  id: "model-card/openai/gpt-5-4",
  name: "gpt-5-4",
  provider: openai,
  model: "gpt-5.4",
  contextWindow: 1050000,
  inputPrice: 2500000,
  outputPrice: 15000000,
  cacheReadPrice: null,
  cacheWritePrice: null,
  outputCap: "max_completion_tokens",
  effort: [
    {
      effort: "minimal",
      value: null,
    },
    {
      effort: "low",
      value: "low",
    },
    {
      effort: "medium",
      value: "medium",
    },
    {
      effort: "high",
      value: "high",
    },
    {
      effort: "max",
      value: "xhigh",
    },
  ],
}

/** `model-card/openai/gpt-5-5` */
export const openaiGpt55: ModelCard = {
  id: "model-card/openai/gpt-5-5",
  name: "gpt-5-5",
  provider: openai,
  model: "gpt-5.5",
  contextWindow: 1000000,
  inputPrice: 5000000,
  outputPrice: 30000000,
  cacheReadPrice: null,
  cacheWritePrice: null,
  outputCap: "max_completion_tokens",
  effort: [
    {
      effort: "minimal",
      value: null,
    },
    {
      effort: "low",
      value: "low",
    },
    {
      effort: "medium",
      value: "medium",
    },
    {
      effort: "high",
      value: "high",
    },
    {
      effort: "max",
      value: "xhigh",
    },
  ],
}

/** `model-card/openrouter/claude-sonnet-4-5` */
export const openrouterClaudeSonnet45: ModelCard = {
  id: "model-card/openrouter/claude-sonnet-4-5",
  name: "claude-sonnet-4-5",
  provider: openrouter,
  model: "anthropic/claude-sonnet-4.5",
  contextWindow: 1000000,
  inputPrice: 3000000,
  outputPrice: 15000000,
  cacheReadPrice: null,
  cacheWritePrice: null,
  outputCap: null,
  effort: [],
}

/** `model-card/unlisted` */
export const unlisted: ModelCard = {
  id: "model-card/unlisted",
  name: "unlisted",
  provider: null,
  model: null,
  contextWindow: 32768,
  inputPrice: null,
  outputPrice: null,
  cacheReadPrice: null,
  cacheWritePrice: null,
  outputCap: null,
  effort: [],
}

/** The model cards, in the catalog's order. */
export const modelCards: readonly ModelCard[] = [
  anthropicClaudeOpus5,
  anthropicClaudeSonnet5,
  googleAiStudioGemini35Flash,
  openaiGpt54,
  openaiGpt55,
  openrouterClaudeSonnet45,
  unlisted,
]
