import { methodOf, methods } from "../../../output/acp/index.ts"
import type { Lenient, PermissionOption } from "../../../output/acp/index.ts"
import { memberOf } from "../../member.ts"
import type { AgentMessage } from "./agent-message.ts"
import type { RunObservation, UnreadObservation } from "./observation.ts"
import { readUpdate, toolStated } from "./update.ts"
import type { ToolStated } from "./update.ts"

/** What a message meant by itself, before it is known which use of its id a tool call is. */
export type ReadObservation = RunObservation | ToolStated

/**
 * Reads one message of the agent's, by itself and without a memory. Never throws, and never answers with nothing but for
 * the answers to requests of ours, where only a prompt's usage and what is wrong is worth an observation.
 */
export function readMessage(message: AgentMessage): readonly ReadObservation[] {
  switch (message.form) {
    case "notification":
      return readNotification(message.method, message.params)
    case "request":
      return readRequest(message.method, message.params, message.request)
    case "answer":
      return readAnswer(message.method, message.value)
    default:
      return message satisfies never
  }
}

function readNotification(method: string, params: unknown): readonly ReadObservation[] {
  if (method !== "session/update") return [{ kind: "unknown", what: "notification", method, raw: params }]
  return reading(method, methods["session/update"].params(params), params, ({ update }) => [readUpdate(update)])
}

function readRequest(method: string, params: unknown, request: number): readonly ReadObservation[] {
  if (method !== "session/request_permission") return [{ kind: "declined", request, method, raw: params }]
  const read = methods[method].params(params)
  if (read.ok)
    return reading(method, read, params, ({ toolCall, options }) => [
      toolStated(method, toolCall),
      { kind: "permission", request, phase: "asked", toolCallId: toolCall.toolCallId, options },
    ])
  const toolCallId = memberOf(memberOf(params, "toolCall"), "toolCallId")
  return [
    { kind: "malformed", method, error: read.error, raw: params },
    {
      kind: "permission",
      request,
      phase: "asked",
      toolCallId: typeof toolCallId === "string" ? toolCallId : null,
      options: optionsIn(params),
    },
  ]
}

/**
 * The options of a permission request that can be read each by itself: one of a kind that nobody knows must take none of the
 * others away, and is itself no way to allow anything.
 */
export function optionsIn(params: unknown): readonly PermissionOption[] {
  const options = memberOf(params, "options")
  if (!Array.isArray(options)) return []
  return (options as readonly unknown[]).flatMap((option) => {
    const read = methods["session/request_permission"].params({
      sessionId: "",
      toolCall: { toolCallId: "" },
      options: [option],
    })
    return read.ok ? read.value.options : []
  })
}

function readAnswer(method: string, value: unknown): readonly ReadObservation[] {
  const known = methodOf(method)
  if (known === undefined || known.form !== "request") return []
  const read: Lenient<unknown> = known.result(value)
  const usage = method === "session/prompt" ? memberOf(value, "usage") : undefined
  const counted: readonly ReadObservation[] =
    usage === undefined || usage === null
      ? []
      : [{ kind: "usage", semantics: "unspecified", source: "prompt_response", raw: usage }]
  // An unstable member of the protocol that many agents send is no member of somebody's own.
  const tolerated = read.ok ? { ...read, foreign: read.foreign.filter((path) => path.join(".") !== "usage") } : read
  return [...counted, ...reading(method, tolerated, value, () => [])]
}

function reading<T>(
  method: string,
  read: Lenient<T>,
  raw: unknown,
  mean: (value: T) => readonly ReadObservation[],
): readonly ReadObservation[] {
  if (!read.ok) return [{ kind: "malformed", method, error: read.error, raw }]
  const { value, salvaged, foreign } = read
  const meant = mean(value)
  const isKept = meant.some((each) => each.kind === "unknown")
  if (isKept || (salvaged.length === 0 && foreign.length === 0)) return meant
  const aside: UnreadObservation = { kind: "salvaged", method, salvaged, foreign, raw }
  return [...meant, aside]
}
