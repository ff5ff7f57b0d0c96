import { openaiChat } from "../dialects/openai-chat.ts"
import { openaiResponses } from "../dialects/openai-responses.ts"
import { provider, serves } from "../kinds/provider.ts"

/** OpenRouter, which passes requests on to many providers. */
export const openrouter = provider({
  name: "openrouter",
  origin: "https://openrouter.ai",
  accepts: [serves(openaiChat, "/api/v1/chat/completions"), serves(openaiResponses, "/api/v1/responses")],
  priced: true,
  source: { url: "https://openrouter.ai/docs/api-reference", reviewedOn: "2026-11-30" },
})
