import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"

/** Reads a file that was staged for the turn, and says its first line. */
export async function readStaged(turn, { uri, name }) {
  const toolCallId = `call-${++turn.session.calls}`
  const call = { title: `Read ${name}`, kind: "read", status: "in_progress" }
  turn.update("tool_call", { toolCallId, ...call })
  const [text, status] = await readFile(fileURLToPath(uri), "utf8").then(
    (content) => [content.split("\n", 1)[0], "completed"],
    () => ["cannot be read", "failed"],
  )
  turn.update("tool_call_update", { toolCallId, status, rawOutput: { status } })
  turn.say(`${name}: ${text}\n`)
}
