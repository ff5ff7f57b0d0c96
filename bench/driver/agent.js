// The agent of the bench: it answers at once, and each turn of it is the same many updates. Plain Node, so that a hundred of
// them start fast. `node agent.js UPDATES`.
import { createInterface } from "node:readline"

const updates = Number(process.argv[2])
let sessions = 0

createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params } = JSON.parse(line)
  if (method === "initialize") answer(id, { protocolVersion: 1, agentCapabilities: {} })
  else if (method === "session/new") answer(id, { sessionId: `s${++sessions}` })
  else if (method === "session/prompt") turn(id, params.sessionId)
})

function turn(id, sessionId) {
  for (let number = 0; number < updates; number++) tell(sessionId, updateOf(number))
  answer(id, { stopReason: "end_turn" })
}

function updateOf(number) {
  if (number % 10 === 8)
    return { sessionUpdate: "tool_call", toolCallId: `t${number}`, title: "Read", kind: "read", status: "in_progress" }
  if (number % 10 === 9) return { sessionUpdate: "tool_call_update", toolCallId: `t${number - 1}`, status: "completed" }
  return { sessionUpdate: "agent_message_chunk", content: { type: "text", text: `word ${number} of a longer answer ` } }
}

function tell(sessionId, update) {
  write({ jsonrpc: "2.0", method: "session/update", params: { sessionId, update } })
}

function answer(id, result) {
  write({ jsonrpc: "2.0", id, result })
}

function write(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}
