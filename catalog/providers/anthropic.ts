import { anthropicMessages } from "../dialects/anthropic-messages.ts"
import { header, provider, serves } from "../kinds/provider.ts"

/** Anthropic's own API. */
export const anthropic = provider({
  name: "anthropic",
  origin: "https://api.anthropic.com",
  credential: header("x-api-key"),
  accepts: [serves(anthropicMessages, "/v1/messages")],
  priced: true,
  source: { url: "https://docs.anthropic.com/en/api/messages", reviewedOn: "2026-11-30" },
})
