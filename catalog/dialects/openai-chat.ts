import { dialect } from "../kinds/dialect.ts"

/** OpenAI's Chat Completions API. */
export const openaiChat = dialect({ name: "openai_chat", method: "POST", path: "/v1/chat/completions" })
