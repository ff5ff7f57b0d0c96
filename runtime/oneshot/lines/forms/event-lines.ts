import type { LineForm } from "../../../../model/line-form.ts"

/**
 * Events of a loop: its turns, its messages in pieces and whole, and its tools. The line that ends the loop says nothing of
 * how it went; the last message of the assistant's does.
 */
export const eventLines: LineForm = {
  name: "event-lines",
  opens: [{ "/type": "session", "/id": { is: "text" } }],
  output: "last_message",
  rules: [
    { when: { "/type": "session" }, gives: [{ give: "session", id: "/id" }] },
    {
      when: { "/type": "message_update", "/assistantMessageEvent/type": "text_delta" },
      gives: [{ give: "message", from: "agent", part: "piece", text: "/assistantMessageEvent/delta" }],
    },
    {
      when: { "/type": "message_update", "/assistantMessageEvent/type": "thinking_delta" },
      gives: [{ give: "message", from: "thought", part: "piece", text: "/assistantMessageEvent/delta" }],
    },
    { when: { "/type": "message_update" }, gives: [] },
    {
      when: { "/type": "message_end", "/message/role": "assistant", "/message/stopReason": "stop" },
      each: {
        at: "/message/content",
        rules: [
          { when: { "/type": "text" }, gives: [{ give: "message", from: "agent", part: "whole", text: "/text" }] },
          {
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
      when: { "/type": "message_end", "/message/role": "assistant", "/message/stopReason": "toolUse" },
      each: {
        at: "/message/content",
        rules: [
          { when: { "/type": "text" }, gives: [{ give: "message", from: "agent", part: "whole", text: "/text" }] },
          {
            when: { "/type": "thinking" },
            gives: [{ give: "message", from: "thought", part: "whole", text: "/thinking" }],
          },
        ],
      },
      gives: [{ give: "usage", raw: "/message/usage" }],
    },
    {
      when: { "/type": "message_end", "/message/role": "assistant", "/message/stopReason": "aborted" },
      gives: [{ give: "end", claim: "cancelled", says: "/message/errorMessage" }],
    },
    {
      when: { "/type": "message_end", "/message/role": "assistant" },
      gives: [
        { give: "usage", raw: "/message/usage" },
        { give: "end", claim: "failed", says: "/message/errorMessage" },
      ],
    },
    {
      when: { "/type": "tool_execution_start" },
      gives: [
        { give: "tool", step: "begins", id: "/toolCallId", title: "/toolName", status: "in_progress", input: "/args" },
      ],
    },
    {
      when: { "/type": "tool_execution_end", "/isError": true },
      gives: [{ give: "tool", step: "goes_on", id: "/toolCallId", status: "failed", output: "/result" }],
    },
    {
      when: { "/type": "tool_execution_end" },
      gives: [{ give: "tool", step: "goes_on", id: "/toolCallId", status: "completed", output: "/result" }],
    },
    { when: { "/type": "tool_execution_update" }, gives: [] },
    ...["agent_start", "agent_end", "agent_settled", "turn_start", "turn_end", "message_start", "message_end"].map(
      (type) => ({ when: { "/type": type }, gives: [] }),
    ),
    ...["auto_retry_start", "auto_retry_end", "compaction_start", "compaction_end", "queue_update"].map((type) => ({
      when: { "/type": type },
      gives: [],
    })),
  ],
}
