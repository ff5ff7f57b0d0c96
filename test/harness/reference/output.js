import { fits, sampleOf } from "./schema.js"

/**
 * Ends a turn with the value that the session's schema asks for, by the mechanism that is declared: a call of the tool that
 * only the primary loop has, or a last message that is JSON and nothing else. A value that does not fit is not put out.
 */
export async function finalValue(turn) {
  const { output_schema: schema } = turn.session.granted
  if (schema === undefined || turn.stopReason !== "end_turn") return
  const value = turn.value === undefined ? sampleOf(schema) : turn.value
  if (!fits(schema, value)) {
    turn.say("The value that I have does not fit the schema.\n")
    return
  }
  if (turn.mechanism === "response_format") {
    turn.update("agent_message_chunk", {
      messageId: `value-${++turn.session.calls}`,
      content: { type: "text", text: JSON.stringify(value) },
    })
    return
  }
  const toolCallId = `call-${++turn.session.calls}`
  const call = { title: "submit_tool", kind: "other", status: "in_progress", rawInput: value }
  turn.update("tool_call", { toolCallId, ...call })
  turn.update("tool_call_update", { toolCallId, status: "completed", rawOutput: value })
}
