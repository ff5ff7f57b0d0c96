import { order } from "../kinds/table.ts"
import { anthropicMessages } from "./anthropic-messages.ts"
import { falQueue } from "./fal-queue.ts"
import { openaiChat } from "./openai-chat.ts"
import { openaiResponses } from "./openai-responses.ts"

/** The order in which tables show the dialects. */
export const dialectOrder = order({ name: "dialect", of: [anthropicMessages, openaiChat, openaiResponses, falQueue] })
