import { dialect } from "../kinds/dialect.ts"

/** OpenAI's Responses API. */
export const openaiResponses = dialect({ name: "openai_responses", method: "POST", path: "/v1/responses" })
