import type { LineForm } from "../../../../model/line-form.ts"

/** The messages of Anthropic's API, each whole or in its pieces, between a line about the session and a result. */
export const anthropicLines: LineForm = {
  name: "anthropic-lines",
  opens: [{ "/type": "system", "/subtype": "init" }],
  output: "line",
  rules: [
    { when: { "/type": "system", "/subtype": "init" }, gives: [{ give: "session", id: "/session_id" }] },
    {
      when: { "/type": "system", "/subtype": "api_retry" },
      gives: [{ give: "notice", severity: "warning", title: "/error" }],
    },
    { when: { "/type": "system" }, gives: [] },
    // What stands in place of an answer is no answer: the words of an error, written by the command itself.
    {
      when: { "/type": "assistant", "/error": { is: "text" } },
      each: {
        at: "/message/content",
        rules: [{ when: { "/type": "text" }, gives: [{ give: "notice", severity: "error", title: "/text" }] }],
      },
      gives: [],
    },
    {
      when: { "/type": "assistant" },
      each: {
        at: "/message/content",
        rules: [
          {
            when: { "/type": "text" },
            gives: [{ give: "message", from: "agent", part: "whole", text: "/text", id: "#/message/id" }],
          },
          {
            when: { "/type": "thinking" },
            gives: [{ give: "message", from: "thought", part: "whole", text: "/thinking", id: "#/message/id" }],
          },
          {
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
      when: { "/type": "user" },
      each: {
        at: "/message/content",
        rules: [
          {
            when: { "/type": "tool_result", "/is_error": true },
            gives: [{ give: "tool", step: "goes_on", id: "/tool_use_id", status: "failed", output: "/content" }],
          },
          {
            when: { "/type": "tool_result" },
            gives: [{ give: "tool", step: "goes_on", id: "/tool_use_id", status: "completed", output: "/content" }],
          },
        ],
      },
      gives: [],
    },
    {
      when: { "/type": "stream_event", "/event/delta/type": "text_delta" },
      gives: [{ give: "message", from: "agent", part: "piece", text: "/event/delta/text" }],
    },
    {
      when: { "/type": "stream_event", "/event/delta/type": "thinking_delta" },
      gives: [{ give: "message", from: "thought", part: "piece", text: "/event/delta/thinking" }],
    },
    { when: { "/type": "stream_event" }, gives: [] },
    // It says `success` of a turn that failed; what counts is whether it was an error.
    {
      when: { "/type": "result", "/subtype": "success", "/is_error": false },
      gives: [
        { give: "usage", raw: "/usage" },
        { give: "output", value: "/structured_output" },
        { give: "end", claim: "succeeded" },
      ],
    },
    {
      when: { "/type": "result" },
      gives: [
        { give: "usage", raw: "/usage" },
        { give: "end", claim: "failed", says: "/result" },
      ],
    },
  ],
}
