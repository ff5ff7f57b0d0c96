// An agent that connects to the server its session is given and calls the tools named in its arguments, as JSON: a list of
// [name, arguments]. The first argument says what it offers: "http" or "stdio"; with "none" it starts no server at all.
// The third one, as JSON too, says what else it does: what it can, what it shows before the calls, files that it writes below
// the session's folder, how the turn ends: a stop reason, at once or after a notification, an error, an exit, or nothing, which
// is waiting for ever; and what it calls when the turn is over and its input has ended.
import { spawn } from "node:child_process"
import { writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { createInterface } from "node:readline"

const [offer, list, more = "{}"] = process.argv.slice(2)
const calls = JSON.parse(list)
const {
  can = {},
  opens = true,
  shows = [],
  writes = [],
  ends = { stopReason: "end_turn" },
  late = [],
} = JSON.parse(more)
const send = (message) => process.stdout.write(JSON.stringify({ jsonrpc: "2.0", ...message }) + "\n")
let ask = async () => null
let folder = "."
let awaited = null

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
  initialize: () => ({
    protocolVersion: 1,
    agentCapabilities: { mcpCapabilities: { http: offer === "http" }, ...can },
    agentInfo: { name: "calling", version: "1.0.0" },
  }),
  "session/new": ({ cwd, mcpServers: [server] }) => {
    if (!opens) throw new Error("there is a member of _meta that nobody here knows")
    folder = cwd
    if (offer !== "none") ask = connected(server)
    return { sessionId: "s1" }
  },
  "session/prompt": async ({ sessionId }) => {
    for (const update of shows) send({ method: "session/update", params: { sessionId, update } })
    for (const name of writes) writeFileSync(resolve(folder, name), "")
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
    if (ends.exit !== undefined) process.exit(ends.exit)
    if (ends.error !== undefined) throw new Error(ends.error)
    const { stopReason, after } = ends
    if (after !== undefined) await new Promise((heard) => (awaited = { method: after, heard }))
    return stopReason === undefined ? new Promise(() => {}) : { stopReason }
  },
}

createInterface({ input: process.stdin })
  .on("line", (line) => {
    const { id, method, params } = JSON.parse(line)
    if (method === awaited?.method) awaited.heard()
    if (id !== undefined && method in serve)
      void (async () => serve[method](params))().then(
        (result) => send({ id, result }),
        ({ message }) => send({ id, error: { code: -32603, message } }),
      )
  })
  .on("close", () => {
    let last = Promise.resolve()
    for (const [name, given] of late) last = last.then(() => call(name, given))
    void last.then(() => process.exit(0))
  })
