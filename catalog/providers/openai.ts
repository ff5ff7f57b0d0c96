import { openaiChat } from "../dialects/openai-chat.ts"
import { openaiResponses } from "../dialects/openai-responses.ts"
import { provider, serves } from "../kinds/provider.ts"

/** OpenAI's own API. */
export const openai = provider({
  name: "openai",
  origin: "https://api.openai.com",
  accepts: [serves(openaiChat, "/v1/chat/completions"), serves(openaiResponses, "/v1/responses")],
  priced: true,
  source: { url: "https://platform.openai.com/docs/api-reference", reviewedOn: "2026-11-30" },
})
