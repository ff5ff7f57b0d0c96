import { isObject, own } from "../../output/kernel.ts"
import type { Members } from "../../output/kernel.ts"
import { conformanceProbe } from "../../output/facts/platform-tools.ts"
import { probeServer, probeTool } from "../conformance/platform.ts"
import { mcpAnswers } from "../mcp/answers.ts"
import type { Tool } from "../mcp/answers.ts"
import { budgetOf, budgetSpent } from "./budget.ts"
import type { Served, ServedRecord } from "./served.ts"

/** How many messages one request may hold together; revisions before 2025-06-18 send lists. */
export const togetherAtMost = 16

/**
 * Answers a message of a harness to the platform, or a list of them: `initialize`, `ping`, `tools/list`, and `tools/call` of the
 * probe, each within its budget and written down before it is answered. null: nothing is to be said. What else is asked is
 * answered with an error of JSON-RPC, and not written down. Rejects only where the record does.
 */
export async function answerPlatform(message: unknown, record: ServedRecord): Promise<object | null> {
  if (!Array.isArray(message)) return answerOne(message, record)
  if (message.length === 0 || message.length > togetherAtMost) return invalid
  const answers: object[] = []
  for (const each of message) {
    const said = Array.isArray(each) ? invalid : await answerOne(each, record)
    if (said !== null) answers.push(said)
  }
  return answers.length > 0 ? answers : null
}

async function answerOne(message: unknown, record: ServedRecord): Promise<object | null> {
  if (!isObject(message, true) || Array.isArray(message) || own(message, "jsonrpc") !== "2.0") return invalid
  const id = own(message, "id")
  if (id !== undefined && typeof id !== "string" && !Number.isSafeInteger(id)) return invalid
  const served = servedBy(message)
  if (id === undefined || served === null) return answers(message)
  const most = budgetOf(served.method)
  return (await record.take(served, most)) ? answers(message) : { jsonrpc: "2.0", id, error: budgetSpent(served, most) }
}

/** What a request asks to be served; null: nothing that there is, or it is no request. */
function servedBy(message: Members): Served | null {
  const method = own(message, "method")
  if (typeof method !== "string" || !isServed(method)) return null
  if (method !== calling) return { method, tool: null }
  const params = own(message, "params")
  const name = isObject(params, true) ? own(params, "name") : undefined
  return name === probeTool ? { method, tool: probeTool } : null
}

const calling = "tools/call"

function isServed(method: string): boolean {
  return ["initialize", "ping", "tools/list", calling].includes(method)
}

const probe: Tool = {
  name: probeTool,
  description: conformanceProbe.description,
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  isReadOnly: true,
  call: () => ({ text: "Served by the platform.", isError: false }),
}

const answers = mcpAnswers(probeServer, [probe])

const invalid = { jsonrpc: "2.0", id: null, error: { code: -32_600, message: "no message" } }
