import { openaiResponses } from "../../../output/facts/dialects.ts"
import type { Tokens } from "../answer.ts"
import { contentText, elements, member, textOf } from "../json.ts"
import { lastAsk } from "../request.ts"
import type { Json, OfferedTool, Said } from "../request.ts"
import { typedEvent } from "../wire.ts"
import type { EventParts, Reply, Wire } from "../wire.ts"
import { openaiError } from "./openai-error.ts"

type JsonObject = { readonly [member: string]: Json }

/** OpenAI's Responses. */
export const responses: Wire = {
  name: openaiResponses.name,
  read: (body) => {
    const input = member(body, "input")
    if (typeof input !== "string" && !Array.isArray(input)) return null
    const tools = elements(member(body, "tools")).flatMap((tool) => {
      const name = textOf(member(tool, "name"))
      const inner = elements(member(tool, "tools"))
      return inner.length > 0 ? inner.flatMap((each) => offeredBy(each, `${name}.`)) : offeredBy(tool)
    })
    const said: readonly Said[] =
      typeof input === "string" ? [{ by: "user", text: input }] : elements(input).map(saidIn)
    const wants = member(member(member(body, "text"), "format"), "schema")
    return { tools, wants, ...lastAsk(said) }
  },
  whole: (reply) => response(reply, "completed", itemsOf(reply, "completed")),
  events,
  usage: ({ tokens }, sent) => (sent === "whole" ? usage(tokens) : null),
  error: openaiError,
  errorEvent: ({ code, message }, reply, behind) => {
    const failed = response(reply, "failed", itemsOf(reply, "in_progress"))
    const error = { code: code ?? "server_error", message }
    return typedEvent({ type: "response.failed", sequence_number: behind, response: { ...failed, error } })
  },
}

/** A tool of a namespace is known here by both names, with a full stop between, which no name of a tool has. */
function offeredBy(tool: Json, namespace = ""): readonly OfferedTool[] {
  const name = textOf(member(tool, "name"))
  return name === "" ? [] : [{ name: namespace + name, parameters: member(tool, "parameters") }]
}

function saidIn(item: Json): Said {
  const type = textOf(member(item, "type"))
  if (type.endsWith("_call_output")) return { by: "tool", text: contentText(member(item, "output")) }
  const text = contentText(member(item, "content"))
  return { by: member(item, "role") === "user" ? "user" : "other", text }
}

function usage({ input, output }: Tokens): Json {
  return {
    input_tokens: input,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: input + output,
  }
}

function response({ id, request, tokens }: Reply, status: string, output: readonly Json[]): JsonObject {
  return {
    id: `resp_${id}`,
    object: "response",
    created_at: 0,
    status,
    error: null,
    incomplete_details: null,
    model: request.model,
    output,
    parallel_tool_calls: false,
    tools: [],
    tool_choice: "auto",
    usage: status === "completed" ? usage(tokens) : null,
  }
}

function textPart(text: string): Json {
  return { type: "output_text", text, annotations: [] }
}

/** The one item of an answer, empty at first and full at the end; no item where the answer holds nothing. */
function itemsOf({ id, content }: Reply, status: "in_progress" | "completed"): readonly JsonObject[] {
  if (content === null) return []
  const full = status === "completed"
  if (content.kind === "text") {
    const parts = full ? [textPart(content.pieces.join(""))] : []
    return [{ id: `msg_${id}`, type: "message", status, role: "assistant", content: parts }]
  }
  const { name, arguments: passed } = content
  const [own = name, namespace] = name.split(".").toReversed()
  const named = namespace === undefined ? { name } : { namespace, name: own }
  const call = { call_id: `call_${id}`, ...named, arguments: full ? JSON.stringify(passed) : "" }
  return [{ id: `fc_${id}`, type: "function_call", status, ...call }]
}

function events(reply: Reply): EventParts {
  const made: EventParts = { opening: [], pieces: [], closing: [] }
  const parts = made as { readonly [part in keyof EventParts]: string[] }
  let sequence = 0
  const add = (part: keyof EventParts, type: string, members: JsonObject): void => {
    parts[part].push(typedEvent({ type, sequence_number: sequence, ...members }))
    sequence += 1
  }
  const [opened] = itemsOf(reply, "in_progress")
  const [closed] = itemsOf(reply, "completed")
  add("opening", "response.created", { response: response(reply, "in_progress", []) })
  add("opening", "response.in_progress", { response: response(reply, "in_progress", []) })
  if (opened !== undefined && closed !== undefined && reply.content !== null) {
    const place = { item_id: opened["id"] ?? null, output_index: 0 }
    add("opening", "response.output_item.added", { output_index: 0, item: opened })
    if (reply.content.kind === "text") {
      const text = reply.content.pieces.join("")
      add("opening", "response.content_part.added", { ...place, content_index: 0, part: textPart("") })
      for (const delta of reply.content.pieces)
        add("pieces", "response.output_text.delta", { ...place, content_index: 0, delta, logprobs: [] })
      add("closing", "response.output_text.done", { ...place, content_index: 0, text, logprobs: [] })
      add("closing", "response.content_part.done", { ...place, content_index: 0, part: textPart(text) })
    } else {
      const passed = JSON.stringify(reply.content.arguments)
      add("pieces", "response.function_call_arguments.delta", { ...place, delta: passed })
      add("closing", "response.function_call_arguments.done", { ...place, arguments: passed })
    }
    add("closing", "response.output_item.done", { output_index: 0, item: closed })
  }
  add("closing", "response.completed", { response: response(reply, "completed", itemsOf(reply, "completed")) })
  return made
}
