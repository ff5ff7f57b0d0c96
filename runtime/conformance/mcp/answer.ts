import { isObject, own } from "../../../output/kernel.ts"
import { probeServer, probeTool } from "../platform.ts"

/** The revisions of the Model Context Protocol that are spoken, newest first. */
const revisions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"] as const

/** How often the probe is served at most; an agent that calls it without end is told so. */
export const budget = 16

/** What a call of the probe comes to: the text that its caller is shown. */
export type Served = (call: number) => string

/** Answers the messages of one client after the other. Counts what was served. */
export interface ProbeAnswers {
  /** The answer to a message or a list of them, as JSON may hold it; null where nothing is to be said. */
  readonly answer: (message: unknown) => object | null
  /** How many calls of the probe were served. */
  readonly served: () => number
}

/** A server of one tool without memory of its clients: `initialize`, `ping`, `tools/list`, and `tools/call` of the probe. */
export function probeAnswers(say: Served = (call) => `Served by the platform, call ${call}.`): ProbeAnswers {
  let calls = 0

  const call = (params: unknown): Outcome => {
    if (textIn(params, "name") !== probeTool) return fault(-32_602, "there is no such tool")
    if (calls >= budget) return { result: { content: [text("The probe was served often enough.")], isError: true } }
    calls += 1
    return { result: { content: [text(say(calls))], isError: false } }
  }

  const outcome = (method: string, params: unknown): Outcome => {
    switch (method) {
      case "initialize":
        return { result: introduction(textIn(params, "protocolVersion")) }
      case "ping":
        return { result: {} }
      case "tools/list":
        return { result: { tools: [tool] } }
      case "tools/call":
        return call(params)
      default:
        return fault(-32_601, "there is no such method")
    }
  }

  const answer = (message: unknown): object | null => {
    if (Array.isArray(message)) {
      const answers = message.flatMap((each) => answer(each) ?? [])
      if (message.length > 0) return answers.length > 0 ? answers : null
    }
    const method = isObject(message, true) ? own(message, "method") : undefined
    if (!isObject(message, true) || Array.isArray(message))
      return { jsonrpc: "2.0", id: null, ...fault(-32_600, "no message") }
    const id = own(message, "id")
    // What has no method answers a question that was never asked.
    if (typeof method !== "string" || id === undefined) return null
    return { jsonrpc: "2.0", id, ...outcome(method, own(message, "params")) }
  }

  return { answer, served: () => calls }
}

type Outcome = { readonly result: object } | { readonly error: { readonly code: number; readonly message: string } }

function fault(code: number, message: string): Outcome {
  return { error: { code, message } }
}

function introduction(asked: string | null): object {
  const protocolVersion = revisions.find((each) => each === asked) ?? revisions[0]
  return { protocolVersion, capabilities: { tools: {} }, serverInfo: { name: probeServer, version: "1.0.0" } }
}

const tool = {
  name: probeTool,
  description: "Shows the platform where tools are called from. Takes nothing, and changes nothing.",
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
}

function text(words: string): object {
  return { type: "text", text: words }
}

function textIn(value: unknown, name: string): string | null {
  const member = isObject(value, true) ? own(value, name) : undefined
  return typeof member === "string" ? member : null
}
