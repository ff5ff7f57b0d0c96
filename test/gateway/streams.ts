/** Whole answers as the providers stream them, with characters of several bytes. */

function events(list: readonly { readonly type: string }[]): string {
  return list.map((data) => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`).join("")
}

const message = { id: "msg_1", type: "message", role: "assistant", model: "claude-opus-5", content: [] }
const text = (delta: string) => ({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text: delta } })

/** Of Anthropic's Messages API: usage at the beginning, and again at the end. */
export const anthropicStream: string = events([
  {
    type: "message_start",
    message: { ...message, usage: { input_tokens: 25, cache_read_input_tokens: 5, output_tokens: 1 } },
  } as { type: string },
  { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } } as { type: string },
  { type: "ping" },
  text("北"),
  text(" says \u{1f600}"),
  { type: "content_block_stop", index: 0 } as { type: string },
  { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 15 } } as { type: string },
  { type: "message_stop" },
])

const chunk = (choices: readonly object[], more: object = {}): string =>
  `data: ${JSON.stringify({ id: "chatcmpl-1", object: "chat.completion.chunk", model: "gpt-5.5-2026", choices, ...more })}\n\n`

/** The event of a chat stream that holds nothing but the usage. */
export const chatUsage: string = chunk([], {
  usage: { prompt_tokens: 12, completion_tokens: 3, prompt_tokens_details: { cached_tokens: 4 } },
})

/** Of OpenAI's Chat Completions API, with the usage that `include_usage` asks for. */
export const chatStream: string = [
  chunk([{ index: 0, delta: { role: "assistant", content: "" } }], { usage: null }),
  chunk([{ index: 0, delta: { content: "北" } }], { usage: null }),
  ": keep-alive\n\n",
  chunk([{ index: 0, delta: {}, finish_reason: "stop" }], { usage: null }),
  chatUsage,
  "data: [DONE]\n\n",
].join("")

const response = { id: "resp_1", object: "response", model: "gpt-5.5-2026" }

/** Of OpenAI's Responses API. */
export const responsesStream: string = events([
  { type: "response.created", response: { ...response, status: "in_progress" } } as { type: string },
  { type: "response.output_text.delta", delta: "北" } as { type: string },
  {
    type: "response.completed",
    response: {
      ...response,
      status: "completed",
      usage: { input_tokens: 9, output_tokens: 4, input_tokens_details: { cached_tokens: 2 } },
    },
  } as { type: string },
])
