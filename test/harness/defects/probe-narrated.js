// Says that it used the platform's probe, and never called it.
import { defective, updates, withUpdate } from "../seams.js"

defective({
  sending: updates("agent_message_chunk", (message) => {
    const call = { toolCallId: "probe-1", title: "checkfu_conformance_probe", content: undefined }
    if (isNarrated) return message
    isNarrated = true
    return [
      withUpdate(message, { ...call, sessionUpdate: "tool_call", kind: "other", status: "in_progress" }),
      withUpdate(message, { ...call, sessionUpdate: "tool_call_update", status: "completed", rawOutput: { ok: true } }),
      message,
    ]
  }),
})
let isNarrated = false
