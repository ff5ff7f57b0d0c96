import { openaiChat } from "../../../output/facts/dialects.ts"
import { effortMember } from "../effort/member.ts"
import { failureOfStatus } from "../route/failure.ts"
import { objectOf, parsed, textAt } from "./json.ts"
import type { Manners } from "./manners.ts"
import { openaiRefusal, statusOfError } from "./openai-refusal.ts"
import { inclusiveTokens } from "./openai-tokens.ts"

const last = "[DONE]"

/** OpenAI's Chat Completions API, and whoever speaks as it does. */
export const chatManners: Manners = {
  dialect: openaiChat.name,
  readsBody: true,
  members: ["model", "stream", "stream_options", "max_tokens", "max_completion_tokens", "reasoning_effort"],
  caps: ["max_completion_tokens", "max_tokens"],
  usageSwitch: { name: "stream_options", inside: "include_usage" },
  effort: effortMember(["reasoning_effort"]),
  telling: [Buffer.from("_tokens"), Buffer.from(last), Buffer.from('"error"')],
  takeEvent: (data, reading) => {
    if (data.trim() === last) {
      reading.finished = true
      return "answer"
    }
    const event = parsed(data)
    const error = objectOf(event?.["error"])
    if (error !== null) {
      reading.failure = failureOfStatus(statusOfError(error))
      return "failure"
    }
    reading.model ??= textAt(event, "model")
    reading.answer ??= textAt(event, "id")
    reading.usage = objectOf(event?.["usage"]) ?? reading.usage
    return "answer"
  },
  takeAnswer: (answer, reading) => {
    reading.model = textAt(answer, "model")
    reading.answer = textAt(answer, "id")
    reading.usage = objectOf(answer["usage"])
  },
  isUsageOnly: (data) => {
    const event = parsed(data)
    const choices = event?.["choices"]
    return Array.isArray(choices) && choices.length === 0 && objectOf(event?.["usage"]) !== null
  },
  tokens: (usage) => inclusiveTokens(usage, "prompt_tokens", "completion_tokens"),
  refusal: openaiRefusal,
  // The language has no event for it, and a stream without its last line is known to be broken.
  breakOff: () => null,
}
