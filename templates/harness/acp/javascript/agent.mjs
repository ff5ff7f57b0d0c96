#!/usr/bin/env node
// An agent of the Agent Client Protocol, version 1, on standard input and output: one JSON-RPC message a line.
// `answer` is what you replace by your own harness. Logs belong on standard error.
import { randomUUID } from "node:crypto"
import { isAbsolute } from "node:path"

class Fault extends Error {
  constructor(code, message) {
    super(message)
    this.code = code
  }
}
const parseError = -32700
const invalidRequest = -32600
const methodNotFound = -32601
const invalidParams = -32602
const internalError = -32603

/** Answers a conversation, piece by piece, until the signal. */
async function* answer(messages, signal) {
  const { OPENAI_BASE_URL: base, OPENAI_API_KEY: key = "", OPENAI_MODEL: model = "default" } = process.env
  if (base === undefined) throw new Error("OPENAI_BASE_URL is not set, so there is no model to ask")
  const response = await fetch(`${base}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({ model, messages, stream: true }),
    signal,
  })
  if (!response.ok) throw new Error(`the model answered with ${response.status}`)
  for await (const line of linesOf(response.body.pipeThrough(new TextDecoderStream()))) {
    if (line === "data: [DONE]") return
    if (!line.startsWith("data: ")) continue
    const text = JSON.parse(line.slice(6)).choices?.[0]?.delta?.content
    if (text) yield text
  }
  throw new Error("the model's answer was cut off")
}

async function* linesOf(texts) {
  let rest = ""
  for await (const text of texts) {
    const [first, ...more] = text.split("\n")
    rest += first
    for (const next of more) {
      yield rest
      rest = next
    }
  }
}

const sessions = new Map()

function sessionOf({ sessionId }) {
  const session = sessions.get(sessionId)
  if (session === undefined) throw new Fault(invalidParams, `there is no session ${JSON.stringify(sessionId)}`)
  return session
}

/** The text of a prompt. Links are named: whoever has tools can open them. */
function textOf(blocks) {
  if (!Array.isArray(blocks)) throw new Fault(invalidParams, "prompt must be a list of content blocks")
  const texts = blocks.map((block) => {
    if (block?.type === "text") return block.text
    if (block?.type === "resource_link") return `[${block.name}](${block.uri})`
    throw new Fault(invalidParams, `content of type ${JSON.stringify(block?.type)} is not taken`)
  })
  return texts.join("\n")
}

const served = {
  initialize: () => ({
    protocolVersion: 1,
    agentInfo: { name: "custom-acp", version: "0.1.0" },
    agentCapabilities: { loadSession: false },
    authMethods: [],
  }),

  "session/new": ({ cwd, mcpServers }) => {
    if (typeof cwd !== "string" || !isAbsolute(cwd)) throw new Fault(invalidParams, "cwd must be an absolute path")
    if (!Array.isArray(mcpServers)) throw new Fault(invalidParams, "mcpServers must be a list")
    const sessionId = randomUUID()
    sessions.set(sessionId, { cwd, messages: [], turn: null })
    return { sessionId }
  },

  "session/prompt": async (params) => {
    const session = sessionOf(params)
    const messages = [...session.messages, { role: "user", content: textOf(params.prompt) }]
    if (session.turn !== null) throw new Fault(invalidRequest, "a turn is running already")
    const turn = new AbortController()
    session.turn = turn
    let said = ""
    try {
      for await (const text of answer(messages, turn.signal)) {
        said += text
        const update = { sessionUpdate: "agent_message_chunk", content: { type: "text", text } }
        send({ method: "session/update", params: { sessionId: params.sessionId, update } })
      }
    } catch (error) {
      if (!turn.signal.aborted) throw error
    } finally {
      session.turn = null
    }
    session.messages = [...messages, { role: "assistant", content: said }]
    return { stopReason: turn.signal.aborted ? "cancelled" : "end_turn" }
  },
}

const heard = {
  "session/cancel": ({ sessionId }) => sessions.get(sessionId)?.turn?.abort(),
}

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`)
}

async function take(line) {
  if (line.trim() === "") return
  let id = null
  try {
    const message = parsed(line)
    if (typeof message?.method !== "string") throw new Fault(invalidRequest, "this is no request")
    const { method, params = {} } = message
    if (message.id === undefined) {
      if (Object.hasOwn(heard, method)) heard[method](params)
      return
    }
    id = message.id
    if (!Object.hasOwn(served, method)) throw new Fault(methodNotFound, `${method} is not served`)
    send({ id, result: await served[method](params) })
  } catch (error) {
    send({ id, error: { code: error instanceof Fault ? error.code : internalError, message: error.message } })
  }
}

function parsed(line) {
  try {
    return JSON.parse(line)
  } catch {
    throw new Fault(parseError, "this is no JSON")
  }
}

process.stdin.setEncoding("utf8")
for await (const line of linesOf(process.stdin)) void take(line)
process.exit()
