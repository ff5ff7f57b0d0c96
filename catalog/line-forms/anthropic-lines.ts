import { lineForm } from "../kinds/line-form.ts"

/** The messages of Anthropic's API, each whole or in its pieces, between a line about the session and a result. */
export const anthropicLines = lineForm({
  name: "anthropic-lines",
  writtenBy: ["claude --print --verbose --output-format stream-json"],
  opens: [{ "/type": "system", "/subtype": "init" }],
  output: "line",
  rules: [
    {
      name: "system init",
      when: { "/type": "system", "/subtype": "init" },
      gives: [{ give: "session", id: "/session_id" }],
    },
    {
      name: "system api_retry",
      when: { "/type": "system", "/subtype": "api_retry" },
      gives: [{ give: "notice", severity: "warning", title: "/error" }],
    },
    { name: "system", when: { "/type": "system" }, gives: [] },
    // What a subagent says is not the agent's own text, and stands in the result of its tool call.
    {
      name: "assistant of a subagent",
      when: { "/type": "assistant", "/parent_tool_use_id": { is: "text" } },
      gives: [],
    },
    { name: "user of a subagent", when: { "/type": "user", "/parent_tool_use_id": { is: "text" } }, gives: [] },
    {
      name: "stream_event of a subagent",
      when: { "/type": "stream_event", "/parent_tool_use_id": { is: "text" } },
      gives: [],
    },
    // What stands in place of an answer is no answer: the words of an error, written by the command itself.
    {
      name: "assistant error",
      when: { "/type": "assistant", "/error": { is: "text" } },
      each: {
        at: "/message/content",
        rules: [
          { name: "text", when: { "/type": "text" }, gives: [{ give: "notice", severity: "error", title: "/text" }] },
        ],
      },
      gives: [],
    },
    {
      name: "assistant",
      when: { "/type": "assistant" },
      each: {
        at: "/message/content",
        rules: [
          {
            name: "text",
            when: { "/type": "text" },
            gives: [{ give: "message", from: "agent", part: "whole", text: "/text", id: "#/message/id" }],
          },
          {
            name: "thinking",
            when: { "/type": "thinking" },
            gives: [{ give: "message", from: "thought", part: "whole", text: "/thinking", id: "#/message/id" }],
          },
          {
            name: "tool_use",
            when: { "/type": "tool_use" },
            gives: [
              { give: "tool", step: "begins", id: "/id", title: "/name", status: "in_progress", input: "/input" },
            ],
          },
        ],
      },
      gives: [],
    },
    {
      name: "user",
      when: { "/type": "user" },
      each: {
        at: "/message/content",
        rules: [
          {
            name: "tool_result is_error",
            when: { "/type": "tool_result", "/is_error": true },
            gives: [{ give: "tool", step: "goes_on", id: "/tool_use_id", status: "failed", output: "/content" }],
          },
          {
            name: "tool_result",
            when: { "/type": "tool_result" },
            gives: [{ give: "tool", step: "goes_on", id: "/tool_use_id", status: "completed", output: "/content" }],
          },
        ],
      },
      gives: [],
    },
    {
      name: "stream_event text_delta",
      when: { "/type": "stream_event", "/event/delta/type": "text_delta" },
      gives: [{ give: "message", from: "agent", part: "piece", text: "/event/delta/text" }],
    },
    {
      name: "stream_event thinking_delta",
      when: { "/type": "stream_event", "/event/delta/type": "thinking_delta" },
      gives: [{ give: "message", from: "thought", part: "piece", text: "/event/delta/thinking" }],
    },
    { name: "stream_event", when: { "/type": "stream_event" }, gives: [] },
    // It says `success` of a turn that failed; what counts is whether it was an error.
    {
      name: "result success no is_error",
      when: { "/type": "result", "/subtype": "success", "/is_error": false },
      gives: [
        { give: "usage", raw: "/usage" },
        { give: "output", value: "/structured_output" },
        { give: "end", claim: "succeeded" },
      ],
    },
    {
      name: "result",
      when: { "/type": "result" },
      gives: [
        { give: "usage", raw: "/usage" },
        { give: "end", claim: "failed", says: "/result" },
      ],
    },
  ],
})
