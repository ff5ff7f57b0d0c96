import { anthropicMessages } from "../../../output/facts/dialects.ts"
import type { Tokens } from "../answer.ts"
import { contentText, elements, member, textOf } from "../json.ts"
import { lastAsk } from "../request.ts"
import type { Json, Said } from "../request.ts"
import { typedEvent } from "../wire.ts"
import type { Content, EventParts, Reply, Wire, WireError } from "../wire.ts"

/** Anthropic's Messages. */
export const messages: Wire = {
  name: anthropicMessages.name,
  read: (body) => {
    const conversation = member(body, "messages")
    if (!Array.isArray(conversation)) return null
    const tools = elements(member(body, "tools")).flatMap((tool) => {
      const name = textOf(member(tool, "name"))
      return name === "" ? [] : [{ name, parameters: member(tool, "input_schema") }]
    })
    const wants = member(member(member(body, "output_config"), "format"), "schema")
    return { tools, wants, ...lastAsk(elements(conversation).flatMap(saidIn)) }
  },
  whole: (reply) => message(reply, blocksOf(reply), reason(reply.content), usage(reply.tokens)),
  events,
  usage: ({ tokens, request }, sent) => {
    if (sent === "whole") return usage(tokens)
    return request.stream ? usage({ ...tokens, output: 0 }) : null
  },
  error,
  errorEvent: (one) => typedEvent(error(one)),
}

/** A message that brings results of tools is theirs, whatever text stands beside them. */
function saidIn(said: Json): readonly Said[] {
  const content = member(said, "content")
  const results = elements(content).filter((block) => member(block, "type") === "tool_result")
  if (results.length > 0) return results.map((block) => ({ by: "tool", text: contentText(member(block, "content")) }))
  return [{ by: member(said, "role") === "user" ? "user" : "other", text: contentText(content) }]
}

function usage({ input, output }: Tokens): { readonly [member: string]: Json } {
  return { input_tokens: input, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: output }
}

function reason(content: Content | null): string {
  return content?.kind === "tool" ? "tool_use" : "end_turn"
}

function message({ id, request }: Reply, content: readonly Json[], stop: string | null, used: Json) {
  const head = { id: `msg_${id}`, type: "message", role: "assistant", model: request.model }
  return { ...head, content, stop_reason: stop, stop_sequence: null, usage: used }
}

function blocksOf({ id, content }: Reply): readonly Json[] {
  if (content === null) return []
  if (content.kind === "text") return [{ type: "text", text: content.pieces.join("") }]
  return [{ type: "tool_use", id: `toolu_${id}`, name: content.name, input: content.arguments }]
}

function events(reply: Reply): EventParts {
  const { id, content, tokens } = reply
  const started = message(reply, [], null, usage({ ...tokens, output: 0 }))
  const opened =
    content?.kind === "tool"
      ? { type: "tool_use", id: `toolu_${id}`, name: content.name, input: {} }
      : { type: "text", text: "" }
  const delta = (part: Json): string => typedEvent({ type: "content_block_delta", index: 0, delta: part })
  const opening = [typedEvent({ type: "message_start", message: started }), typedEvent({ type: "ping" })]
  const ending = { stop_reason: reason(content), stop_sequence: null }
  const closing = [
    typedEvent({ type: "message_delta", delta: ending, usage: usage(tokens) }),
    typedEvent({ type: "message_stop" }),
  ]
  if (content === null) return { opening, pieces: [], closing }
  return {
    opening: [...opening, typedEvent({ type: "content_block_start", index: 0, content_block: opened })],
    pieces:
      content.kind === "text"
        ? content.pieces.map((text) => delta({ type: "text_delta", text }))
        : [delta({ type: "input_json_delta", partial_json: JSON.stringify(content.arguments) })],
    closing: [typedEvent({ type: "content_block_stop", index: 0 }), ...closing],
  }
}

/** Anthropic's word for a status. */
function typeOf(status: number): string {
  const known: { readonly [status: number]: string } = {
    400: "invalid_request_error",
    401: "authentication_error",
    403: "permission_error",
    404: "not_found_error",
    413: "request_too_large",
    429: "rate_limit_error",
    529: "overloaded_error",
  }
  return known[status] ?? (status < 500 ? "invalid_request_error" : "api_error")
}

function error({ status, code, message: said }: WireError) {
  return { type: "error", error: { type: typeOf(status), message: said, ...(code === null ? {} : { code }) } }
}
