// An ACP agent in one file and without a package. It knows nothing of its host: it gives the prompt to its model block by
// block as it came, says what the model says, and ends its turn. Run it with `node vanilla.ts`, Node 22.18 or newer.
import { randomUUID } from "node:crypto"
import { createInterface } from "node:readline"

interface Block {
  readonly type: string
  readonly text?: string
  readonly uri?: string
  readonly resource?: { readonly uri: string; readonly text?: string }
}

interface Message {
  readonly id?: string | number | null
  readonly method?: string
  readonly params?: any
}

/** Stands for a model. Ask yours here: the text is framed, so that it sees what is policy and what is the task's own. */
async function* model(prompt: string): AsyncGenerator<string> {
  yield `I was given ${prompt.split("\n").length} lines to work on. `
  yield "Your model would do the work now, with the files of the folder that the session was opened for."
}

const cancelled = new Set<string>()

async function prompted({ sessionId, prompt }: { sessionId: string; prompt: readonly Block[] }): Promise<object> {
  cancelled.delete(sessionId)
  const tell = (update: object): void => write({ method: "session/update", params: { sessionId, update } })
  const plan = (status: string): void =>
    tell({ sessionUpdate: "plan", entries: [{ content: "Answer the prompt", priority: "medium", status }] })
  plan("in_progress")
  for await (const text of model(prompt.map(textOf).join("\n\n"))) {
    // The host's clocks and its users end a turn so; whoever goes on is ended.
    if (cancelled.has(sessionId)) return { stopReason: "cancelled" }
    tell({ sessionUpdate: "agent_message_chunk", content: { type: "text", text } })
  }
  plan("completed")
  return { stopReason: "end_turn" }
}

function textOf({ type, text, uri, resource }: Block): string {
  return text ?? resource?.text ?? `[${type} ${uri ?? resource?.uri ?? ""}]`
}

const methods: { readonly [method: string]: (params: any) => object | Promise<object> } = {
  initialize: () => ({
    protocolVersion: 1,
    agentCapabilities: { promptCapabilities: { embeddedContext: true } },
    agentInfo: { name: "vanilla-typescript", version: "1.0.0" },
  }),
  "session/new": () => ({ sessionId: randomUUID() }),
  "session/prompt": prompted,
}

function write(message: object): void {
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`)
}

async function answer({ id, method = "", params }: Message): Promise<void> {
  if (method === "session/cancel") cancelled.add(params.sessionId)
  if (id === undefined) return
  const serve = methods[method]
  if (serve === undefined) return write({ id, error: { code: -32601, message: "there is no such method" } })
  try {
    write({ id, result: await serve(params) })
  } catch (thrown) {
    write({ id, error: { code: -32603, message: String(thrown) } })
  }
}

// Nothing is awaited here: a cancel must be read while a prompt is answered. The process ends with its input.
createInterface({ input: process.stdin }).on("line", (line) => void answer(JSON.parse(line)))
