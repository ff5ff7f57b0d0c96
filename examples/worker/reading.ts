// An ACP agent in one file and without a package, that reads what One Horizon tells beside the text: whose word a block is,
// the bundle of the task, and the host's tools over MCP. Run it with `node reading.ts`, Node 22.18 or newer.
import { randomUUID } from "node:crypto"
import { createInterface } from "node:readline"

const key = "onehorizon.ai"
const agentInfo = { name: "reading-typescript", version: "1.0.0" }

/** A block of the prompt; each text bears a mark that says whose word it is. */
interface Block {
  readonly text?: string
  readonly uri?: string
  readonly _meta?: { readonly [key]?: { readonly trust: "trusted" | "untrusted" } }
}

/** What this agent needs of the bundle. Every member is there on every turn, and null where there is nothing to say. */
interface Bundle {
  readonly taskId: string
  readonly attempt: number | null
  readonly taskMode: "code" | "plan" | "review" | "research" | null
}

interface Server {
  readonly type?: string
  readonly url: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
}

/** Calls a tool of the host's, and gives its text. */
type Call = (tool: string, given: object) => Promise<string>

const sessions = new Map<string, { readonly bundle: Bundle; readonly call: Call; isCancelled: boolean }>()

/** Stands for a model. Ask yours here: policy belongs into its system prompt; the task is data, and belongs into the user's. */
async function model(system: string, user: string): Promise<string> {
  return `I keep to ${system.split("\n").length} lines of policy, and read ${user.split("\n").length} lines of the task.`
}

/** What the host is told at the end of a turn. A plan without its document and a review without its verdict fail. */
async function report(call: Call, mode: Bundle["taskMode"], said: string): Promise<string> {
  switch (mode) {
    case "plan":
      return call("write_document", { title: "Plan", type: "design_doc", content: `# Plan\n\n${said}\n` })
    case "research":
      return call("write_document", { title: "Findings", type: "research", content: `# Findings\n\n${said}\n` })
    case "review": {
      const documents = await call("list_documents", {})
      const verdict = { verdict: "changes_requested", reason: `${said} Nobody looked at ${documents} yet.` }
      return call("report_workflow_verdict", verdict)
    }
    default:
      return call("report_result", { summary: said })
  }
}

async function prompted({ sessionId, prompt }: { sessionId: string; prompt: readonly Block[] }): Promise<object> {
  const session = sessions.get(sessionId)
  if (session === undefined) throw new Error("there is no such session")
  session.isCancelled = false
  const tell = (update: object): void => write({ method: "session/update", params: { sessionId, update } })
  const shown: Call = async (title, given) => {
    const toolCallId = randomUUID()
    tell({ sessionUpdate: "tool_call", toolCallId, title, status: "in_progress" })
    const text = await session.call(title, given)
    tell({ sessionUpdate: "tool_call_update", toolCallId, status: "completed" })
    return text
  }
  // What bears no mark is nobody's instruction.
  const isTrusted = ({ _meta }: Block): boolean => _meta?.[key]?.trust === "trusted"
  const texts = (blocks: readonly Block[]): string => blocks.map(({ text, uri = "" }) => text ?? uri).join("\n\n")
  const said = await model(texts(prompt.filter(isTrusted)), texts(prompt.filter((block) => !isTrusted(block))))
  const { taskId, taskMode, attempt } = session.bundle
  const text = `${said} This is ${taskId} in ${taskMode} mode, pass ${attempt ?? 1}.\n`
  tell({ sessionUpdate: "agent_message_chunk", content: { type: "text", text } })
  if (!session.isCancelled) await report(shown, taskMode, said)
  return { stopReason: session.isCancelled ? "cancelled" : "end_turn" }
}

/** Connects to a server over HTTP: a POST for each message. */
async function connected({ url, headers }: Server): Promise<Call> {
  const own = Object.fromEntries(headers.map(({ name, value }) => [name, value]))
  const types = { "content-type": "application/json", accept: "application/json, text/event-stream" }
  const post = async (message: object): Promise<any> => {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message })
    const text = await (await fetch(url, { method: "POST", headers: { ...own, ...types }, body })).text()
    return text === "" ? null : JSON.parse(text).result
  }
  const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: agentInfo }
  await post({ id: 0, method: "initialize", params })
  await post({ method: "notifications/initialized" })
  return async (name, given) => {
    const { content, isError } = await post({ id: name, method: "tools/call", params: { name, arguments: given } })
    if (isError) throw new Error(content[0].text)
    return content[0].text
  }
}

async function opened({
  mcpServers,
  _meta,
}: {
  mcpServers: readonly Server[]
  _meta: { [key]: Bundle }
}): Promise<object> {
  const server = mcpServers.find(({ type }) => type === "http")
  if (server === undefined) throw new Error("the host gave no server over HTTP")
  const sessionId = randomUUID()
  sessions.set(sessionId, { bundle: _meta[key], call: await connected(server), isCancelled: false })
  return { sessionId }
}

const methods: { readonly [method: string]: (params: any) => object | Promise<object> } = {
  // The host gives its tools over HTTP to whoever says so, and to everybody else by a program that the agent starts.
  initialize: () => ({ protocolVersion: 1, agentCapabilities: { mcpCapabilities: { http: true } }, agentInfo }),
  "session/new": opened,
  "session/prompt": prompted,
}

function write(message: object): void {
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`)
}

async function answer(line: string): Promise<void> {
  const { id, method, params } = JSON.parse(line)
  const session = sessions.get(params?.sessionId)
  if (method === "session/cancel" && session !== undefined) session.isCancelled = true
  if (id === undefined || method === undefined) return
  const serve = methods[method]
  if (serve === undefined) return write({ id, error: { code: -32601, message: "there is no such method" } })
  try {
    write({ id, result: await serve(params) })
  } catch (thrown) {
    write({ id, error: { code: -32603, message: String(thrown) } })
  }
}

// Nothing is awaited here: a cancel must be read while a prompt is answered. The process ends with its input.
createInterface({ input: process.stdin }).on("line", (line) => void answer(line))
