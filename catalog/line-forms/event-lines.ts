import { lineForm } from "../kinds/line-form.ts"

/**
 * Events of a loop: its turns, its messages in pieces and whole, and its tools. The line that ends the loop says nothing of
 * how it went; the last message of the assistant's does.
 */
export const eventLines = lineForm({
  name: "event-lines",
  writtenBy: ["pi --print --mode json"],
  opens: [{ "/type": "session", "/id": { is: "text" } }],
  output: "last_message",
  rules: [
    { name: "session", when: { "/type": "session" }, gives: [{ give: "session", id: "/id" }] },
    {
      name: "message_update text_delta",
      when: { "/type": "message_update", "/assistantMessageEvent/type": "text_delta" },
      gives: [{ give: "message", from: "agent", part: "piece", text: "/assistantMessageEvent/delta" }],
    },
    {
      name: "message_update thinking_delta",
      when: { "/type": "message_update", "/assistantMessageEvent/type": "thinking_delta" },
      gives: [{ give: "message", from: "thought", part: "piece", text: "/assistantMessageEvent/delta" }],
    },
    { name: "message_update", when: { "/type": "message_update" }, gives: [] },
    {
      name: "message_end assistant stop",
      when: { "/type": "message_end", "/message/role": "assistant", "/message/stopReason": "stop" },
      each: {
        at: "/message/content",
        rules: [
          {
            name: "text",
            when: { "/type": "text" },
            gives: [{ give: "message", from: "agent", part: "whole", text: "/text" }],
          },
          {
            name: "thinking",
            when: { "/type": "thinking" },
            gives: [{ give: "message", from: "thought", part: "whole", text: "/thinking" }],
          },
        ],
      },
      gives: [
        { give: "usage", raw: "/message/usage" },
        { give: "end", claim: "succeeded" },
      ],
    },
    {
      name: "message_end assistant toolUse",
      when: { "/type": "message_end", "/message/role": "assistant", "/message/stopReason": "toolUse" },
      each: {
        at: "/message/content",
        rules: [
          {
            name: "text",
            when: { "/type": "text" },
            gives: [{ give: "message", from: "agent", part: "whole", text: "/text" }],
          },
          {
            name: "thinking",
            when: { "/type": "thinking" },
            gives: [{ give: "message", from: "thought", part: "whole", text: "/thinking" }],
          },
        ],
      },
      gives: [{ give: "usage", raw: "/message/usage" }],
    },
    {
      name: "message_end assistant aborted",
      when: { "/type": "message_end", "/message/role": "assistant", "/message/stopReason": "aborted" },
      gives: [{ give: "end", claim: "cancelled", says: "/message/errorMessage" }],
    },
    {
      name: "message_end assistant",
      when: { "/type": "message_end", "/message/role": "assistant" },
      gives: [
        { give: "usage", raw: "/message/usage" },
        { give: "end", claim: "failed", says: "/message/errorMessage" },
      ],
    },
    {
      name: "tool_execution_start",
      when: { "/type": "tool_execution_start" },
      gives: [
        { give: "tool", step: "begins", id: "/toolCallId", title: "/toolName", status: "in_progress", input: "/args" },
      ],
    },
    {
      name: "tool_execution_end isError",
      when: { "/type": "tool_execution_end", "/isError": true },
      gives: [{ give: "tool", step: "goes_on", id: "/toolCallId", status: "failed", output: "/result" }],
    },
    {
      name: "tool_execution_end",
      when: { "/type": "tool_execution_end" },
      gives: [{ give: "tool", step: "goes_on", id: "/toolCallId", status: "completed", output: "/result" }],
    },
    { name: "tool_execution_update", when: { "/type": "tool_execution_update" }, gives: [] },
    { name: "agent_start", when: { "/type": "agent_start" }, gives: [] },
    { name: "agent_end", when: { "/type": "agent_end" }, gives: [] },
    { name: "agent_settled", when: { "/type": "agent_settled" }, gives: [] },
    { name: "turn_start", when: { "/type": "turn_start" }, gives: [] },
    { name: "turn_end", when: { "/type": "turn_end" }, gives: [] },
    { name: "message_start", when: { "/type": "message_start" }, gives: [] },
    { name: "message_end", when: { "/type": "message_end" }, gives: [] },
    { name: "auto_retry_start", when: { "/type": "auto_retry_start" }, gives: [] },
    { name: "auto_retry_end", when: { "/type": "auto_retry_end" }, gives: [] },
    { name: "compaction_start", when: { "/type": "compaction_start" }, gives: [] },
    { name: "compaction_end", when: { "/type": "compaction_end" }, gives: [] },
    { name: "queue_update", when: { "/type": "queue_update" }, gives: [] },
  ],
})
