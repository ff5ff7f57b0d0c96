import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"

/** The newest revision of the Model Context Protocol that is asked for. */
const protocolVersion = "2025-06-18"

/** Calls a tool of the servers that the session was given, and tells of it. */
export async function callServed(turn, name) {
  const toolCallId = `call-${++turn.session.calls}`
  const told = (more) => turn.update("tool_call_update", { toolCallId, ...more })
  turn.update("tool_call", { toolCallId, title: name, kind: "other", status: "in_progress" })
  const result = await callTool(turn.session.servers, name).catch(() => null)
  const content = (result?.content ?? []).map((block) => ({ type: "content", content: block }))
  told(result === null || result.isError === true ? { status: "failed" } : { status: "completed", content })
  turn.say(result === null ? `There is no ${name}.\n` : `${name} was called.\n`)
}

/** Asks the servers that a session was given for a tool, and calls it where one has it; null where none has. */
async function callTool(servers, name) {
  for (const server of servers) {
    const connection = connected(server)
    try {
      await connection.ask("initialize", {
        protocolVersion,
        capabilities: {},
        clientInfo: { name: "reference", version: "1.0.0" },
      })
      await connection.tell("notifications/initialized")
      const { tools } = await connection.ask("tools/list", {})
      if (tools.some((tool) => tool.name === name)) return await connection.ask("tools/call", { name, arguments: {} })
    } finally {
      await connection.close()
    }
  }
  return null
}

function connected(server) {
  return server.type === "http" ? overHttp(server) : overStdio(server)
}

function overHttp({ url, headers }) {
  const given = Object.fromEntries(headers.map(({ name, value }) => [name, value]))
  const accepts = { "content-type": "application/json", accept: "application/json, text/event-stream" }
  const post = (message) =>
    fetch(url, { method: "POST", headers: { ...accepts, ...given }, body: JSON.stringify(message) })
  let id = 0
  return {
    ask: async (method, params) => resultIn(await (await post({ jsonrpc: "2.0", id: ++id, method, params })).json()),
    tell: async (method) => void (await post({ jsonrpc: "2.0", method })),
    close: async () => {},
  }
}

function overStdio({ command, args, env }) {
  const given = Object.fromEntries(env.map(({ name, value }) => [name, value]))
  const child = spawn(command, args, { env: { PATH: process.env.PATH, ...given }, stdio: ["pipe", "pipe", "inherit"] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const send = (message) => child.stdin.write(`${JSON.stringify(message)}\n`)
  let id = 0
  return {
    ask: async (method, params) => {
      send({ jsonrpc: "2.0", id: ++id, method, params })
      return resultIn(JSON.parse((await lines.next()).value))
    },
    tell: async (method) => void send({ jsonrpc: "2.0", method }),
    close: async () => {
      child.stdin.end()
      await once(child, "exit")
    },
  }
}

function resultIn({ result, error }) {
  if (error !== undefined) throw new Error(error.message)
  return result
}
