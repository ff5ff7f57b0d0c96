// Talks to the agent, whose model is served here: node --test agent.test.mjs
import assert from "node:assert/strict"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:http"
import { createInterface } from "node:readline"
import { json } from "node:stream/consumers"
import { after, test } from "node:test"
import { fileURLToPath } from "node:url"

const command = fileURLToPath(new URL("agent.mjs", import.meta.url))

/** An agent that does not answer fails its test. */
const within = { timeout: 20_000 }

/** Repeats what it was told, one prompt a word. Told to wait it says one word and no more, told to fail it fails. */
async function reply(request, response) {
  const { messages } = await json(request)
  const told = messages.filter(({ role }) => role === "user").map(({ content }) => content)
  response.statusCode = told.includes("fail") ? 500 : 200
  for (const word of told)
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: `${word} ` } }] })}\n\n`)
  if (!told.includes("wait")) response.end("data: [DONE]\n\n")
}
const model = createServer((request, response) => void reply(request, response))
model.listen(0, "127.0.0.1")
await once(model, "listening")
after(() => {
  model.close()
  model.closeAllConnections()
})

/** An agent in a process of its own, with one session. */
async function started(t) {
  const env = { ...process.env, OPENAI_BASE_URL: `http://127.0.0.1:${model.address().port}/v1` }
  const child = spawn(process.execPath, [command], { env, stdio: ["pipe", "pipe", "inherit"] })
  t.after(() => child.kill())
  const answers = new Map()
  const agent = { said: "", heard: () => {} }
  createInterface(child.stdout).on("line", (line) => {
    const { id, params, ...rest } = JSON.parse(line)
    if (params === undefined) return answers.get(id)(rest.result ?? rest.error)
    agent.said += params.update.content.text
    agent.heard()
  })
  agent.tell = (message) => child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`)
  agent.ask = (method, params) =>
    new Promise((answered) => {
      const id = answers.size
      answers.set(id, answered)
      agent.tell({ id, method, params })
    })
  agent.hello = await agent.ask("initialize", { protocolVersion: 1 })
  agent.session = await agent.ask("session/new", { cwd: process.cwd(), mcpServers: [] })
  agent.prompt = (text) => agent.ask("session/prompt", { ...agent.session, prompt: [{ type: "text", text }] })
  agent.ended = async () => {
    child.stdin.end()
    await once(child, "exit")
    return child.exitCode
  }
  return agent
}

test("answers, remembers, and ends with its input", within, async (t) => {
  const agent = await started(t)
  assert.equal(agent.hello.protocolVersion, 1)
  assert.deepEqual(await agent.prompt("one"), { stopReason: "end_turn" })
  assert.deepEqual(await agent.prompt("two"), { stopReason: "end_turn" })
  assert.equal(agent.said, "one one two ")
  assert.equal(await agent.ended(), 0)
})

test("ends a turn that is cancelled", within, async (t) => {
  const agent = await started(t)
  const turn = agent.prompt("wait")
  await new Promise((heard) => (agent.heard = heard))
  agent.tell({ method: "session/cancel", params: agent.session })
  assert.deepEqual(await turn, { stopReason: "cancelled" })
})

test("says so where the model fails, and forgets the turn", within, async (t) => {
  const agent = await started(t)
  assert.deepEqual(await agent.prompt("fail"), { code: -32603, message: "the model answered with 500" })
  assert.deepEqual(await agent.prompt("on"), { stopReason: "end_turn" })
  assert.equal(agent.said, "on ")
})

test("refuses what it does not serve", within, async (t) => {
  const agent = await started(t)
  assert.equal((await agent.ask("session/nothing", {})).code, -32601)
  assert.equal((await agent.ask("session/prompt", { sessionId: "none", prompt: [] })).code, -32602)
})
