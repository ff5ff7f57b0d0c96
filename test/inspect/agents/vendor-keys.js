// Speaks of more than the protocol has: keys and methods that are known, and some that are not.
import { answersTo, both, defective, updates, withResult, withUpdate } from "../../harness/seams.js"

defective({
  sending: both(
    answersTo("initialize", (message) =>
      withResult(message, {
        agentCapabilities: {
          ...message.result.agentCapabilities,
          _meta: { authStatus: true, codex: { mood: "good" } },
        },
      }),
    ),
    updates("agent_message_chunk", (message) => [
      withUpdate(message, {
        content: { ...message.params.update.content, _meta: { traceparent: "00-0-0-00", "acme.example/tone": "dry" } },
        _meta: { claudeCode: { toolName: "Read" }, terminal_info: 7, authStatus: true },
      }),
      { jsonrpc: "2.0", method: "_goose/weather", params: {} },
      { jsonrpc: "2.0", method: "_acme.example/weather", params: {} },
      { jsonrpc: "2.0", method: "_kiro.dev/commands/available", params: {} },
    ]),
  ),
})
