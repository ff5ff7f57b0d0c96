// The wren, as small as an agent can be: a helper asks the model for it, once for each prompt.
import { createInterface } from "node:readline"

const { MODEL_URL, MODEL_KEY } = process.env
const write = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`)

async function ask(text) {
  const response = await fetch(`${MODEL_URL}/sing`, {
    method: "POST",
    headers: { authorization: `Bearer ${MODEL_KEY}`, "content-type": "application/json" },
    body: JSON.stringify({ model: "default", messages: [{ role: "user", content: text }] }),
  })
  if (!response.ok) throw new Error(`the model answered ${response.status}`)
  const { choices } = await response.json()
  return choices[0].message.content
}

let task = "nothing in particular"

function opened({ _meta = {} }) {
  task = _meta["onehorizon.ai"]?.taskId ?? task
  return { sessionId: "hedge" }
}

async function prompted({ sessionId, prompt }) {
  const say = (text, helper) => {
    const update = { sessionUpdate: "agent_message_chunk", content: { type: "text", text } }
    write({
      method: "session/update",
      params: { sessionId, update: { ...update, _meta: { "wren.example/helper": helper } } },
    })
  }
  say(`About ${task}. `, { is: "here", helper: "fledgling" })
  say(await ask(prompt.map((block) => block.text ?? "").join("\n")), { is: "gone", helper: "fledgling", well: true })
  return { stopReason: "end_turn" }
}

const methods = {
  initialize: () => ({
    protocolVersion: 1,
    agentCapabilities: {},
    _meta: { "wren.example/greeting": { helpers: "shown" } },
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
