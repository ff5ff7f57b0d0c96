// An agent as most are: a model decides what it does. It offers the model the tools of its session's servers, under names that
// say of which server they are, and one that runs commands in the session's folder.
import { execSync } from "node:child_process"
import { createInterface } from "node:readline"

const { OPENAI_BASE_URL: base, OPENAI_API_KEY: key } = process.env
const send = (message) => process.stdout.write(JSON.stringify({ jsonrpc: "2.0", ...message }) + "\n")
const session = { id: "s1", cwd: "", servers: [] }

async function mcp({ url, headers }, method, params = {}) {
  const given = Object.fromEntries(headers.map(({ name, value }) => [name, value]))
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  return (await (await fetch(url, { method: "POST", headers: given, body })).json()).result
}

const bash = {
  name: "bash",
  parameters: { type: "object", properties: { command: { type: "string" } }, required: ["command"] },
  call: ({ command }) => execSync(command, { cwd: session.cwd, encoding: "utf8" }),
}

async function toolsOf(server) {
  const { tools } = await mcp(server, "tools/list")
  return tools.map(({ name, inputSchema }) => ({
    name: `mcp__${server.name}__${name}`,
    parameters: inputSchema,
    call: async (given) => JSON.stringify(await mcp(server, "tools/call", { name, arguments: given })),
  }))
}

async function prompted({ prompt }) {
  const tools = [bash, ...(await Promise.all(session.servers.map(toolsOf))).flat()]
  const text = prompt.map((block) => block.text).join("\n\n")
  const messages = [{ role: "user", content: text }]
  for (;;) {
    const offered = tools.map(({ name, parameters }) => ({ type: "function", function: { name, parameters } }))
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" }
    const body = JSON.stringify({ model: "default", messages, tools: offered })
    const { choices } = await (await fetch(`${base}/chat/completions`, { method: "POST", headers, body })).json()
    const { content, tool_calls: calls = [] } = choices[0].message
    messages.push(choices[0].message)
    if (content) update({ sessionUpdate: "agent_message_chunk", content: { type: "text", text: content } })
    if (calls.length === 0) return { stopReason: "end_turn" }
    for (const { id, function: called } of calls) {
      const tool = tools.find(({ name }) => name === called.name)
      update({ sessionUpdate: "tool_call", toolCallId: id, title: called.name, status: "in_progress" })
      messages.push({ role: "tool", tool_call_id: id, content: await tool.call(JSON.parse(called.arguments)) })
      update({ sessionUpdate: "tool_call_update", toolCallId: id, status: "completed" })
    }
  }
}

function update(what) {
  send({ method: "session/update", params: { sessionId: session.id, update: what } })
}

const serve = {
  initialize: () => ({ protocolVersion: 1, agentCapabilities: { mcpCapabilities: { http: true } } }),
  "session/new": ({ cwd, mcpServers }) => {
    Object.assign(session, { cwd, servers: mcpServers })
    return { sessionId: session.id }
  },
  "session/prompt": prompted,
}

createInterface({ input: process.stdin })
  .on("line", (line) => {
    const { id, method, params } = JSON.parse(line)
    if (id !== undefined && method in serve)
      void (async () => serve[method](params))().then(
        (result) => send({ id, result }),
        ({ message }) => send({ id, error: { code: -32603, message } }),
      )
  })
  .on("close", () => process.exit(0))
