// An agent that asks its model once a prompt, and does the deeds that its arguments name.
import { createInterface } from "node:readline"
import { deeds } from "./deeds.mjs"

const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`)

async function ask(text) {
  const response = await fetch(`${process.env["OPENAI_BASE_URL"]}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${process.env["OPENAI_API_KEY"]}` },
    body: JSON.stringify({ model: "default", messages: [{ role: "user", content: text }] }),
  })
  return (await response.json()).choices[0].message.content
}

const asked = process.argv.slice(2).map((name) => deeds[name] ?? {})
for (const { start } of asked) await start?.()

createInterface({ input: process.stdin }).on("line", (line) => void answer(line))

async function answer(line) {
  const { id, method, params } = JSON.parse(line)
  if (method === "initialize") send({ id, result: { protocolVersion: 1, agentCapabilities: {}, authMethods: [] } })
  if (method === "session/new") send({ id, result: { sessionId: "one" } })
  if (method !== "session/prompt") return
  for (const { prompt } of asked) await prompt?.()
  const text = await ask(params.prompt.map((block) => block.text).join("\n"))
  const content = { type: "text", text }
  send({
    method: "session/update",
    params: { sessionId: "one", update: { sessionUpdate: "agent_message_chunk", content } },
  })
  send({ id, result: { stopReason: "end_turn" } })
}
