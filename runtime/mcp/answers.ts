import { isObject, own } from "../../output/kernel.ts"

/** The revisions of the Model Context Protocol that are spoken, newest first. */
const revisions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"] as const

/** Whether a text names a revision that is spoken. */
export function isRevision(text: string): boolean {
  return revisions.some((each) => each === text)
}

/** What a call of a tool comes to, as its caller is told. */
export interface Told {
  readonly text: string
  readonly isError: boolean
}

/** A tool of a server. */
export interface Tool {
  readonly name: string
  readonly description: string
  /** A JSON Schema of an object; whoever serves the call holds its arguments to it. */
  readonly inputSchema: object
  /** Whether a call of it changes nothing. */
  readonly isReadOnly: boolean
  /** Serves a call. What it throws is told to the caller as an error without its words. */
  readonly call: (given: unknown) => Told | Promise<Told>
}

/** Answers a message or a list of them, as JSON may hold it; null where nothing is to be said. Never rejects. */
export type McpAnswers = (message: unknown) => Promise<object | null>

/** A server of tools without memory of its clients: `initialize`, `ping`, `tools/list`, and `tools/call`. */
export function mcpAnswers(server: string, tools: readonly Tool[]): McpAnswers {
  const outcome = async (method: string, params: unknown): Promise<Outcome> => {
    switch (method) {
      case "initialize":
        return { result: introduction(server, textIn(params, "protocolVersion")) }
      case "ping":
        return { result: {} }
      case "tools/list":
        return { result: { tools: tools.map(listed) } }
      case "tools/call": {
        const tool = tools.find(({ name }) => name === textIn(params, "name"))
        if (tool === undefined) return fault(-32_602, "there is no such tool")
        const { text, isError } = await served(tool, isObject(params, true) ? own(params, "arguments") : undefined)
        return { result: { content: [{ type: "text", text }], isError } }
      }
      default:
        return fault(-32_601, "there is no such method")
    }
  }
  const answer: McpAnswers = async (message) => {
    if (Array.isArray(message) && message.length > 0) {
      const answers: object[] = []
      for (const each of message) {
        const said = Array.isArray(each) ? noMessage : await answer(each)
        if (said !== null) answers.push(said)
      }
      return answers.length > 0 ? answers : null
    }
    if (!isObject(message, true) || Array.isArray(message)) return noMessage
    const method = own(message, "method")
    const id = own(message, "id")
    // What has no method answers a question that was never asked.
    if (typeof method !== "string" || id === undefined) return null
    return { jsonrpc: "2.0", id, ...(await outcome(method, own(message, "params"))) }
  }
  return answer
}

type Outcome = { readonly result: object } | { readonly error: { readonly code: number; readonly message: string } }

const noMessage = { jsonrpc: "2.0", id: null, ...fault(-32_600, "no message") }

function fault(code: number, message: string): Outcome {
  return { error: { code, message } }
}

async function served(tool: Tool, given: unknown): Promise<Told> {
  try {
    return await tool.call(given)
  } catch {
    return { text: "The host could not serve the call.", isError: true }
  }
}

function introduction(name: string, asked: string | null): object {
  const protocolVersion = revisions.find((each) => each === asked) ?? revisions[0]
  return { protocolVersion, capabilities: { tools: {} }, serverInfo: { name, version: "1.0.0" } }
}

function listed({ name, description, inputSchema, isReadOnly }: Tool): object {
  const annotations = {
    readOnlyHint: isReadOnly,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: false,
  }
  return { name, description, inputSchema, annotations }
}

function textIn(value: unknown, name: string): string | null {
  const member = isObject(value, true) ? own(value, name) : undefined
  return typeof member === "string" ? member : null
}
