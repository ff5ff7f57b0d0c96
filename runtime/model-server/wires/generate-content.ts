import type { Tokens } from "../answer.ts"
import { contentText, elements, member, textOf } from "../json.ts"
import { lastAsk } from "../request.ts"
import type { Json, Said } from "../request.ts"
import { dataEvent } from "../wire.ts"
import type { Reply, Wire, WireError } from "../wire.ts"

/** Google's generateContent. The catalog knows no such dialect: no harness may be admitted with it. */
export const generateContent: Wire = {
  name: "google_generate_content",
  read: (body) => {
    const contents = member(body, "contents")
    if (!Array.isArray(contents)) return null
    const declared = elements(member(body, "tools")).flatMap((tool) => elements(member(tool, "functionDeclarations")))
    const tools = declared.map((each) => ({
      name: textOf(member(each, "name")),
      parameters: member(each, "parametersJsonSchema") ?? member(each, "parameters"),
    }))
    const settings = member(body, "generationConfig")
    const wants = member(settings, "responseJsonSchema") ?? member(settings, "responseSchema")
    return { tools, wants, ...lastAsk(elements(contents).flatMap(saidIn)) }
  },
  whole: (reply) => answer(reply, partsOf(reply), true),
  events: (reply) => ({
    opening: [],
    pieces: partsOf(reply).map((part) => dataEvent(answer(reply, [part], false))),
    // The last event has a part too: clients take a content without parts for no content at all.
    closing: [dataEvent(answer(reply, reply.content === null ? [] : [{ text: "" }], true))],
  }),
  usage: ({ tokens }, sent) => (sent === "whole" ? usage(tokens) : null),
  error,
  // Google's clients look for an error where a stream would have an event, and skip one that is an event.
  errorEvent: (one) => `${JSON.stringify(error(one))}\n\n`,
}

/** A content that brings results of functions is theirs, whatever text stands beside them. */
function saidIn(content: Json): readonly Said[] {
  const parts = member(content, "parts")
  const results = elements(parts).filter((part) => member(part, "functionResponse") !== null)
  if (results.length > 0)
    return results.map((part) => ({
      by: "tool",
      text: JSON.stringify(member(member(part, "functionResponse"), "response")),
    }))
  return [{ by: member(content, "role") === "model" ? "other" : "user", text: contentText(parts) }]
}

function usage({ input, output }: Tokens): Json {
  return { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: input + output }
}

function partsOf({ content }: Reply): readonly Json[] {
  if (content === null) return []
  if (content.kind === "text") return content.pieces.map((text) => ({ text }))
  return [{ functionCall: { name: content.name, args: content.arguments } }]
}

function answer({ id, request, tokens }: Reply, parts: readonly Json[], isLast: boolean): Json {
  const candidate = { index: 0, content: { role: "model", parts } }
  return {
    candidates: [isLast ? { ...candidate, finishReason: "STOP" } : candidate],
    ...(isLast ? { usageMetadata: usage(tokens) } : {}),
    modelVersion: request.model,
    responseId: id,
  }
}

/** Google's word for a status. */
function statusOf(status: number): string {
  const known: { readonly [status: number]: string } = {
    400: "INVALID_ARGUMENT",
    401: "UNAUTHENTICATED",
    403: "PERMISSION_DENIED",
    404: "NOT_FOUND",
    429: "RESOURCE_EXHAUSTED",
    503: "UNAVAILABLE",
  }
  return known[status] ?? (status < 500 ? "FAILED_PRECONDITION" : "INTERNAL")
}

function error({ status, code, message }: WireError): Json {
  const details = code === null ? {} : { details: [{ reason: code }] }
  return { error: { code: status, message, status: statusOf(status), ...details } }
}
