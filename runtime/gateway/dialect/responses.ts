import { openaiResponses } from "../../../output/facts/dialects.ts"
import { effortMember } from "../effort/member.ts"
import { failureOfStatus } from "../route/failure.ts"
import { objectOf, parsed, textAt } from "./json.ts"
import type { Manners } from "./manners.ts"
import { openaiRefusal, statusOfError } from "./openai-refusal.ts"
import { inclusiveTokens } from "./openai-tokens.ts"

/** OpenAI's Responses API. */
export const responsesManners: Manners = {
  dialect: openaiResponses.name,
  readsBody: true,
  members: ["model", "stream", "max_output_tokens", "reasoning"],
  caps: ["max_output_tokens"],
  usageSwitch: null,
  effort: effortMember(["reasoning", "effort"]),
  telling: [
    Buffer.from("response.completed"),
    Buffer.from("response.incomplete"),
    Buffer.from("response.failed"),
    Buffer.from('"error"'),
  ],
  takeEvent: (data, reading) => {
    const event = parsed(data)
    const response = objectOf(event?.["response"])
    reading.model = textAt(response, "model") ?? reading.model
    reading.answer = textAt(response, "id") ?? reading.answer
    reading.usage = objectOf(response?.["usage"]) ?? reading.usage
    switch (textAt(event, "type")) {
      case "error":
        reading.failure = failureOfStatus(statusOfError(event))
        return "failure"
      case "response.failed":
        reading.failure = failureOfStatus(statusOfError(objectOf(response?.["error"])))
        return "failure"
      case "response.completed":
      case "response.incomplete":
        reading.finished = true
        return "answer"
      default:
        return "answer"
    }
  },
  takeAnswer: (answer, reading) => {
    reading.model = textAt(answer, "model")
    reading.answer = textAt(answer, "id")
    reading.usage = objectOf(answer["usage"])
  },
  isUsageOnly: () => false,
  tokens: (usage) => inclusiveTokens(usage, "input_tokens", "output_tokens"),
  refusal: openaiRefusal,
  breakOff: (refusal, reading) => {
    const error = { code: "server_error", message: refusal.what }
    const response = { id: reading.answer, object: "response", status: "failed", error, model: reading.model }
    const event = { type: "response.failed", response, refusal }
    return `event: response.failed\ndata: ${JSON.stringify(event)}\n\n`
  },
}
