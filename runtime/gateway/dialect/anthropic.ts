import { anthropicMessages } from "../../../output/facts/dialects.ts"
import { thinking } from "../effort/thinking.ts"
import { failureOfStatus } from "../route/failure.ts"
import { countAt, merged, objectOf, parsed, textAt } from "./json.ts"
import type { JsonObject } from "./json.ts"
import type { Manners, Reading } from "./manners.ts"

/** The types of error that the API documents, and the statuses that they stand for. */
const statusOfType: ReadonlyMap<string, number> = new Map([
  ["invalid_request_error", 400],
  ["authentication_error", 401],
  ["billing_error", 402],
  ["permission_error", 403],
  ["not_found_error", 404],
  ["request_too_large", 413],
  ["rate_limit_error", 429],
  ["api_error", 500],
  ["timeout_error", 504],
  ["overloaded_error", 529],
])
const typeOfStatus = new Map([...statusOfType].map(([type, status]) => [status, type]))

function takeUsage(usage: unknown, reading: Reading): void {
  const said = objectOf(usage)
  if (said !== null) reading.usage = merged(reading.usage, said)
}

/** Anthropic's Messages API. */
export const anthropicManners: Manners = {
  dialect: anthropicMessages.name,
  readsBody: true,
  members: ["model", "stream", "max_tokens", "thinking", "output_config", "temperature", "top_k", "tool_choice"],
  caps: ["max_tokens"],
  usageSwitch: null,
  effort: thinking,
  telling: [Buffer.from("_tokens"), Buffer.from("message_stop"), Buffer.from("error")],
  takeEvent: (data, reading) => {
    const event = parsed(data)
    const message = objectOf(event?.["message"])
    switch (textAt(event, "type")) {
      case "ping":
        return "idle"
      case "error": {
        const type = textAt(objectOf(event?.["error"]), "type") ?? ""
        reading.failure = failureOfStatus(statusOfType.get(type) ?? 500)
        return "failure"
      }
      case "message_start":
        reading.model = textAt(message, "model")
        reading.answer = textAt(message, "id")
        takeUsage(message?.["usage"], reading)
        return "answer"
      case "message_delta":
        takeUsage(event?.["usage"], reading)
        return "answer"
      case "message_stop":
        reading.finished = true
        return "answer"
      default:
        return "answer"
    }
  },
  takeAnswer: (answer, reading) => {
    reading.model = textAt(answer, "model")
    reading.answer = textAt(answer, "id")
    takeUsage(answer["usage"], reading)
  },
  isUsageOnly: () => false,
  tokens: (usage: JsonObject) => {
    // What is to stay in the cache for an hour costs another price than what stays five minutes.
    const other = countAt(objectOf(usage["cache_creation"]), "ephemeral_1h_input_tokens") ?? 0
    return {
      input: countAt(usage, "input_tokens"),
      cacheRead: countAt(usage, "cache_read_input_tokens") ?? 0,
      cacheWrite: Math.max(0, (countAt(usage, "cache_creation_input_tokens") ?? 0) - other),
      output: countAt(usage, "output_tokens"),
      other,
    }
  },
  refusal: (status, refusal) => {
    const type = typeOfStatus.get(status) ?? (status < 500 ? "invalid_request_error" : "api_error")
    return { type: "error", error: { type, message: `${refusal.what} ${refusal.fix}` }, refusal }
  },
  breakOff: (refusal) => {
    const error = { type: "error", error: { type: "api_error", message: refusal.what }, refusal }
    return `event: error\ndata: ${JSON.stringify(error)}\n\n`
  },
}
