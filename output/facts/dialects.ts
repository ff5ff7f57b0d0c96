// Generated from the catalog. Do not edit: change the fact and generate again.
import type { Dialect } from "./types.ts"

/** `dialect/anthropic_messages` */
export const anthropicMessages: Dialect = {
  id: "dialect/anthropic_messages",
  name: "anthropic_messages",
  method: "POST",
  path: "/v1/messages",
}

/** `dialect/openai_chat` */
export const openaiChat: Dialect = {
  id: "dialect/openai_chat",
  name: "openai_chat",
  method: "POST",
  path: "/v1/chat/completions",
}

/** `dialect/openai_responses` */
export const openaiResponses: Dialect = {
  id: "dialect/openai_responses",
  name: "openai_responses",
  method: "POST",
  path: "/v1/responses",
}

/** `dialect/fal_queue` */
export const falQueue: Dialect = {
  id: "dialect/fal_queue",
  name: "fal_queue",
  method: "POST",
  path: "/{model_id}",
}

/** The dialects, in the catalog's order. */
export const dialects: readonly Dialect[] = [
  anthropicMessages,
  openaiChat,
  openaiResponses,
  falQueue,
]
