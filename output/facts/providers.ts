// Generated from the catalog. Do not edit: change the fact and generate again.
import { anthropicMessages, falQueue, openaiChat, openaiResponses } from "./dialects.ts"
import type { Provider } from "./types.ts"

/** `provider/anthropic` */
export const anthropic: Provider = {
  id: "provider/anthropic",
  name: "anthropic",
  origin: "https://api.anthropic.com",
  credential: {
    header: "x-api-key",
    prefix: "",
  },
  accepts: [
    {
      dialect: anthropicMessages,
      path: "/v1/messages",
    },
  ],
  priced: true,
}

/** `provider/checkfu-replay` */
export const checkfuReplay: Provider = {
  id: "provider/checkfu-replay",
  name: "checkfu-replay",
  origin: "https://replay.example.test",
  credential: {
    header: "authorization",
    prefix: "Bearer ",
  },
  accepts: [
    {
      dialect: openaiChat,
      path: "/v1/chat/completions",
    },
    {
      dialect: openaiResponses,
      path: "/v1/responses",
    },
  ],
  priced: false,
}

/** `provider/fal-ai` */
export const falAi: Provider = {
  id: "provider/fal-ai",
  name: "fal-ai",
  origin: "https://queue.fal.run",
  credential: {
    header: "authorization",
    prefix: "Key ",
  },
  accepts: [
    {
      dialect: falQueue,
      path: "/{model_id}",
    },
  ],
  priced: true,
}

/** `provider/google-ai-studio` */
export const googleAiStudio: Provider = {
  id: "provider/google-ai-studio",
  name: "google-ai-studio",
  origin: "https://generativelanguage.googleapis.com",
  credential: {
    header: "authorization",
    prefix: "Bearer ",
  },
  accepts: [
    {
      dialect: openaiChat,
      path: "/v1beta/openai/chat/completions",
    },
  ],
  priced: true,
}

/** `provider/openai` */
export const openai: Provider = {
  id: "provider/openai",
  name: "openai",
  origin: "https://api.openai.com",
  credential: {
    header: "authorization",
    prefix: "Bearer ",
  },
  accepts: [
    {
      dialect: openaiChat,
      path: "/v1/chat/completions",
    },
    {
      dialect: openaiResponses,
      path: "/v1/responses",
    },
  ],
  priced: true,
}

/** `provider/openrouter` */
export const openrouter: Provider = {
  id: "provider/openrouter",
  name: "openrouter",
  origin: "https://openrouter.ai",
  credential: {
    header: "authorization",
    prefix: "Bearer ",
  },
  accepts: [
    {
      dialect: openaiChat,
      path: "/api/v1/chat/completions",
    },
    {
      dialect: openaiResponses,
      path: "/api/v1/responses",
    },
  ],
  priced: true,
}

/** The providers, in the catalog's order. */
export const providers: readonly Provider[] = [
  anthropic,
  checkfuReplay,
  falAi,
  googleAiStudio,
  openai,
  openrouter,
]
