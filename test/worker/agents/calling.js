// An agent that connects to the server its session is given and calls the tools named in its arguments, as JSON: a list of
// [name, arguments]. The first argument says what it offers: "http" or "stdio"; with "none" it starts no server at all. What
// stands behind a call named "end" it calls when the turn is over and its input has ended.
import { spawn } from "node:child_process"
import { createInterface } from "node:readline"

const [offer, list] = process.argv.slice(2)
const all = JSON.parse(list)
const end = all.findIndex(([name]) => name === "end")
const [calls, late] = end < 0 ? [all, []] : [all.slice(0, end), all.slice(end + 1)]
const send = (message) => process.stdout.write(JSON.stringify({ jsonrpc: "2.0", ...message }) + "\n")
let ask = async () => null

function connected({ url, headers, command, args, env }) {
  if (url !== undefined) {
    const given = Object.fromEntries(headers.map(({ name, value }) => [name, value]))
    return async (message) =>
      (await fetch(url, { method: "POST", headers: given, body: JSON.stringify(message) })).json()
  }
  const own = Object.fromEntries(env.map(({ name, value }) => [name, value]))
  const child = spawn(command, args, { env: { ...process.env, ...own }, stdio: ["pipe", "pipe", "inherit"] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return async (message) => {
    child.stdin.write(JSON.stringify(message) + "\n")
    return JSON.parse((await lines.next()).value)
  }
}

async function call(name, given) {
  const answer = await ask({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given } })
  return answer?.result?.content?.[0]?.text ?? "nothing"
}

const serve = {
  initialize: () => ({ protocolVersion: 1, agentCapabilities: { mcpCapabilities: { http: offer === "http" } } }),
  "session/new": ({ mcpServers: [server] }) => {
    if (offer !== "none") ask = connected(server)
    return { sessionId: "s1" }
  },
  "session/prompt": async ({ sessionId }) => {
    for (const [name, given] of calls) {
      const text = await call(name, given)
      send({
        method: "session/update",
        params: {
          sessionId,
          update: { sessionUpdate: "agent_message_chunk", content: { type: "text", text: `${text}\n` } },
        },
      })
    }
    return { stopReason: "end_turn" }
  },
}

createInterface({ input: process.stdin })
  .on("line", (line) => {
    const { id, method, params } = JSON.parse(line)
    if (id !== undefined && method in serve)
      void Promise.resolve(serve[method](params)).then((result) => send({ id, result }))
  })
  .on("close", async () => {
    for (const [name, given] of late) await call(name, given)
    process.exit(0)
  })
