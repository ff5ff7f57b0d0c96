import { anthropicMessages } from "../dialects/anthropic-messages.ts"
import { dialectRequest } from "../kinds/dialect-request.ts"
import { fixed } from "../kinds/route-query.ts"

/** Its clients name the version in a header, may bear the lease as an API key, and ask for betas in the query or a header. */
export const anthropicMessagesRequest = dialectRequest({
  name: "anthropic-messages-request",
  dialect: anthropicMessages,
  queries: [fixed("beta", "true")],
  headers: ["anthropic-beta", "anthropic-version"],
  credentials: ["x-api-key"],
  source: { url: "https://docs.anthropic.com/en/api/messages", reviewedOn: "2026-11-30" },
})
