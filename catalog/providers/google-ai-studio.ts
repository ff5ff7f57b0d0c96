import { openaiChat } from "../dialects/openai-chat.ts"
import { provider, serves } from "../kinds/provider.ts"

/** Google AI Studio through its OpenAI-compatible surface. */
export const googleAiStudio = provider({
  name: "google-ai-studio",
  origin: "https://generativelanguage.googleapis.com",
  accepts: [serves(openaiChat, "/v1beta/openai/chat/completions")],
  priced: true,
  source: { url: "https://ai.google.dev/gemini-api/docs/openai", reviewedOn: "2026-11-30" },
})
