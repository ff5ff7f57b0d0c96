import { openaiChat } from "../dialects/openai-chat.ts"
import { openaiResponses } from "../dialects/openai-responses.ts"
import { provider, serves } from "../kinds/provider.ts"

/** Recorded answers, served again; it has no price, because nothing is bought. */
export const checkfuReplay = provider({
  name: "checkfu-replay",
  origin: "https://replay.example.test",
  accepts: [serves(openaiChat, "/v1/chat/completions"), serves(openaiResponses, "/v1/responses")],
  priced: false,
  source: { url: "https://example.test/replay", reviewedOn: "2026-11-30" },
})
