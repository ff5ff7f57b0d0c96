// The heron, as small as an agent can be: it asks its model once for each prompt, and says what that cost.
import { createInterface } from "node:readline"

const { MODEL_URL, MODEL_KEY } = process.env
const write = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`)

async function ask(text) {
  const response = await fetch(`${MODEL_URL}/v1/chat/completions`, {
    method: "POST",
    headers: { authorization: `Bearer ${MODEL_KEY}`, "content-type": "application/json" },
    body: JSON.stringify({ model: "default", messages: [{ role: "user", content: text }] }),
  })
  if (!response.ok) throw new Error(`the model answered ${response.status}`)
  const { choices } = await response.json()
  return choices[0].message.content
}

async function prompted({ sessionId, prompt }) {
  const started = performance.now()
  const text = await ask(prompt.map((block) => block.text ?? "").join("\n"))
  const count = { work: "reading", retries: allowed, milliseconds: Math.round(performance.now() - started) }
  const content = { type: "text", text }
  const update = { sessionUpdate: "agent_message_chunk", content, _meta: { "heron.example/count": count } }
  write({ method: "session/update", params: { sessionId, update } })
  return { stopReason: "end_turn" }
}

let allowed = 0

function opened({ _meta = {} }) {
  allowed = _meta["heron.example/allowance"]?.retries ?? 0
  return { sessionId: "pond-side" }
}

const methods = {
  initialize: () => ({
    protocolVersion: 1,
    agentCapabilities: {},
    _meta: { "heron.example/profile": { counts: "turns" } },
  }),
  "session/new": opened,
  "session/prompt": prompted,
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line)
  if (id === undefined) continue
  const serve = methods[method]
  if (serve === undefined) write({ id, error: { code: -32601, message: "no such method" } })
  else
    Promise.resolve(serve(params)).then(
      (result) => write({ id, result }),
      (error) => write({ id, error: { code: -32603, message: String(error) } }),
    )
}
