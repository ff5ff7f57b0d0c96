import { act } from "./steps.js"

/** Lets one subagent do a piece of work, and tells which updates are its own where that is declared. */
export async function delegate(turn, name) {
  turn.work = "delegated"
  const subagent_id = `helper-${++turn.session.helpers}`
  const tag = (phase, more = {}) =>
    turn.declares("subagents") ? { "checkfu.subagent": { phase, subagent_id, ...more } } : undefined
  const toolCallId = `call-${++turn.session.calls}`
  const call = { toolCallId, title: `Ask ${name || "Helper"}`, kind: "think", status: "in_progress" }
  turn.update("tool_call", call, tag("started", { name: name || "Helper" }))
  await act(turn, "read_file", "completed", tag("activity"))
  turn.update("agent_message_chunk", { content: { type: "text", text: "It says: parser.\n" } }, tag("activity"))
  await turn.pause(20)
  const outcome = turn.isOver() ? "cancelled" : "succeeded"
  const status = outcome === "succeeded" ? "completed" : "failed"
  turn.update("tool_call_update", { toolCallId, status }, tag("completed", { outcome }))
}
