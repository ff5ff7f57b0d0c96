import type { ServedOutcome } from "../driver/served-calls.ts"
import { defaultTokens } from "./answer.ts"
import type { Answer, Pace, Tokens } from "./answer.ts"
import { paced } from "./pace.ts"
import type { Piece } from "./pace.ts"
import type { Json, ModelRequest } from "./request.ts"
import { offered } from "./tool.ts"
import type { Content, Reply, Wire, WireError } from "./wire.ts"

/** Everything that is sent, and when. */
export interface Plan {
  readonly status: number
  readonly headers: { readonly [name: string]: string }
  /** Milliseconds before the status line. */
  readonly wait: number
  readonly pieces: readonly Piece[]
  /** Whether the body ends as it should, or the connection is cut behind the last piece. */
  readonly end: "complete" | "cut"
  /** What the call is, once all that is sent. */
  readonly outcome: ServedOutcome
  readonly usage: Json
}

/** What an answer amounts to on a wire. `id` must differ from that of every other answer of the server. */
export function planOf(wire: Wire, request: ModelRequest, answer: Answer, id: string): Plan {
  const { pace = {} } = answer
  const reply = (content: Content | null, tokens: Tokens = defaultTokens): Reply => ({ id, request, content, tokens })
  const text = (said: string, tokens?: Tokens): Reply => reply({ kind: "text", pieces: wordsOf(said) }, tokens)
  switch (answer.kind) {
    case "text":
      return answered(wire, text(answer.text, answer.tokens), pace)
    case "empty":
      return answered(wire, reply(null, answer.tokens), pace)
    case "tool": {
      const tool = offered(request.tools, answer.tool)
      if (tool === null) return refusal(wire, notOffered(request, answer))
      const passed = typeof answer.arguments === "function" ? answer.arguments(tool) : answer.arguments
      return answered(wire, reply({ kind: "tool", name: tool.name, arguments: passed }, answer.tokens), pace)
    }
    case "failure": {
      const { status, code = null, message = `scripted failure ${status}`, retryAfter } = answer
      const headers = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }
      return refusal(wire, { status, code, message }, pace, headers)
    }
    case "broken": {
      const error: WireError = { status: 500, code: null, message: answer.message ?? "scripted failure in the stream" }
      if (!request.stream) return refusal(wire, error, pace)
      const whole = text(answer.text)
      return halved(wire, whole, pace, {
        outcome: "failed",
        following: (behind) => [wire.errorEvent(error, whole, behind)],
      })
    }
    case "malformed":
      return halved(wire, text(answer.text), pace, { outcome: "failed", following: () => ['data: {"broken":\n\n'] })
    case "cut":
      return halved(wire, text(answer.text), pace, { outcome: "cut", following: () => [] })
    case "silence":
      return { ...made(200, {}, [], {}), wait: Infinity }
    case "recorded": {
      const { status, headers, body, end, usage } = answer.response
      const pieces = body.map(({ after, bytes }) => ({ wait: after, bytes }))
      const outcome = end === "cut" ? "cut" : status < 400 ? "answered" : "failed"
      return { status, headers: withoutHops(headers), wait: 0, pieces, end, outcome, usage }
    }
    default:
      return answer satisfies never
  }
}

/** An error of the wire's own shape. */
export function refusal(wire: Wire, error: WireError, pace: Pace = {}, headers: Plan["headers"] = {}): Plan {
  const body = [JSON.stringify(wire.error(error))]
  return { ...made(error.status, { ...json, ...headers }, body, pace), outcome: "failed" }
}

/** JSON that answers what was asked of the server itself. */
export function plainJson(value: Json): Plan {
  return made(200, json, [JSON.stringify(value)], {})
}

const json = { "content-type": "application/json" }
const eventStream = { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" }

function made(status: number, headers: Plan["headers"], body: readonly (string | Buffer)[], pace: Pace): Plan {
  const bytes = body.map((each) => Buffer.from(each))
  return { status, headers, ...paced(bytes, pace), end: "complete", outcome: "answered", usage: null }
}

function answered(wire: Wire, reply: Reply, pace: Pace): Plan {
  const usage = wire.usage(reply, "whole")
  if (!reply.request.stream) return { ...made(200, json, [JSON.stringify(wire.whole(reply))], pace), usage }
  const { opening, pieces, closing } = wire.events(reply)
  return { ...made(200, eventStream, [...opening, ...pieces, ...closing], pace), usage }
}

/** Half an answer, and what follows it in a stream; without one half of the JSON text. */
function halved(
  wire: Wire,
  reply: Reply,
  pace: Pace,
  {
    outcome,
    following,
  }: { readonly outcome: "failed" | "cut"; readonly following: (behind: number) => readonly string[] },
): Plan {
  const rest = { outcome, end: outcome === "cut" ? "cut" : "complete", usage: wire.usage(reply, "opening") } as const
  if (reply.request.stream) {
    const { opening, pieces } = wire.events(reply)
    const half = [...opening, ...pieces.slice(0, Math.ceil(pieces.length / 2))]
    return { ...made(200, eventStream, [...half, ...following(half.length)], pace), ...rest }
  }
  const whole = Buffer.from(JSON.stringify(wire.whole(reply)))
  const headers = outcome === "cut" ? { ...json, "content-length": String(whole.length) } : json
  return { ...made(200, headers, [whole.subarray(0, whole.length >> 1)], pace), ...rest }
}

/** What belongs to a connection and not to an answer. */
function withoutHops(headers: Plan["headers"]): Plan["headers"] {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(?:connection|keep-alive|transfer-encoding)$/i.test(name)),
  )
}

/** Words with the blanks behind them; joined they are the text again. */
function wordsOf(text: string): readonly string[] {
  return text.match(/\s*\S+\s*|\s+/g) ?? []
}

function notOffered({ tools }: ModelRequest, { tool }: { readonly tool: string | RegExp }): WireError {
  const names = tools.map(({ name }) => name).join(", ")
  const message = `the script calls the tool ${String(tool)}; offered are: ${names === "" ? "none" : names}`
  return { status: 400, code: "tool_not_offered", message }
}
