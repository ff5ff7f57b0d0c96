import { openaiChat } from "../../../output/facts/dialects.ts"
import type { Tokens } from "../answer.ts"
import { contentText, elements, member, textOf } from "../json.ts"
import { lastAsk } from "../request.ts"
import type { Json, Said } from "../request.ts"
import { dataEvent } from "../wire.ts"
import type { Content, Reply, Wire } from "../wire.ts"
import { openaiError } from "./openai-error.ts"

/** OpenAI's Chat Completions. Usage is streamed only to who asked for it, as the API does. */
export const chat: Wire = {
  name: openaiChat.name,
  read: (body) => {
    const messages = member(body, "messages")
    if (!Array.isArray(messages)) return null
    const tools = elements(member(body, "tools")).flatMap((tool) => {
      const named = member(tool, "function")
      const name = textOf(member(named, "name"))
      return name === "" ? [] : [{ name, parameters: member(named, "parameters") }]
    })
    const wants = member(member(member(body, "response_format"), "json_schema"), "schema")
    return { tools, wants, ...lastAsk(elements(messages).map(saidIn)) }
  },
  whole: (reply) => ({
    ...head(reply, "chat.completion"),
    choices: [
      { index: 0, message: { ...message(reply), refusal: null }, logprobs: null, finish_reason: reason(reply.content) },
    ],
    usage: usage(reply.tokens),
  }),
  events: (reply) => ({
    opening: [chunk(reply, { role: "assistant", content: "" })],
    pieces: piecesOf(reply),
    closing: [
      chunk(reply, {}, reason(reply.content)),
      ...(wantsUsage(reply.request.body)
        ? [dataEvent({ ...head(reply, "chat.completion.chunk"), choices: [], usage: usage(reply.tokens) })]
        : []),
      "data: [DONE]\n\n",
    ],
  }),
  usage: ({ request, tokens }, sent) =>
    sent === "whole" && (!request.stream || wantsUsage(request.body)) ? usage(tokens) : null,
  error: openaiError,
  errorEvent: (error) => dataEvent(openaiError(error)),
}

function saidIn(said: Json): Said {
  const role = textOf(member(said, "role"))
  return {
    by: role === "user" || role === "tool" ? role : "other",
    text: contentText(member(said, "content")),
  }
}

function wantsUsage(body: Json): boolean {
  return member(member(body, "stream_options"), "include_usage") === true
}

function usage({ input, output }: Tokens): Json {
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output }
}

function head({ id, request }: Reply, object: string): { readonly [member: string]: Json } {
  return { id: `chatcmpl-${id}`, object, created: 0, model: request.model }
}

function reason(content: Content | null): string {
  return content?.kind === "tool" ? "tool_calls" : "stop"
}

function calls({ id, content }: Reply): Json {
  if (content?.kind !== "tool") return null
  const called = { name: content.name, arguments: JSON.stringify(content.arguments) }
  return [{ id: `call_${id}`, type: "function", function: called }]
}

function message(reply: Reply): { readonly [member: string]: Json } {
  const { content } = reply
  if (content?.kind === "tool") return { role: "assistant", content: null, tool_calls: calls(reply) }
  return { role: "assistant", content: content?.pieces.join("") ?? "" }
}

function piecesOf(reply: Reply): readonly string[] {
  const { content } = reply
  if (content === null) return []
  if (content.kind === "text") return content.pieces.map((piece) => chunk(reply, { content: piece }))
  return elements(calls(reply)).map((call) =>
    chunk(reply, { tool_calls: [{ index: 0, ...(call as { readonly [member: string]: Json }) }] }),
  )
}

function chunk(reply: Reply, delta: Json, finished: string | null = null): string {
  const choice = { index: 0, delta, logprobs: null, finish_reason: finished }
  return dataEvent({ ...head(reply, "chat.completion.chunk"), choices: [choice] })
}
