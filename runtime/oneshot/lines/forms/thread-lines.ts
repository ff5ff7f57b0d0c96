import type { LineForm } from "../../../../model/line-form.ts"

/** The items of a thread as they begin, change and end, between the start of the thread and the end of the turn. */
export const threadLines: LineForm = {
  name: "thread-lines",
  opens: [{ "/type": "thread.started" }],
  output: "last_message",
  rules: [
    { when: { "/type": "thread.started" }, gives: [{ give: "session", id: "/thread_id" }] },
    { when: { "/type": "turn.started" }, gives: [] },
    {
      when: { "/type": "item.completed", "/item/type": "agent_message" },
      gives: [{ give: "message", from: "agent", part: "whole", text: "/item/text", id: "/item/id" }],
    },
    {
      when: { "/type": "item.completed", "/item/type": "reasoning" },
      gives: [{ give: "message", from: "thought", part: "whole", text: "/item/text", id: "/item/id" }],
    },
    {
      when: { "/type": "item.started", "/item/type": "command_execution" },
      gives: [
        {
          give: "tool",
          step: "begins",
          id: "/item/id",
          title: "/item/command",
          kind: "execute",
          status: "in_progress",
        },
      ],
    },
    {
      when: { "/type": "item.completed", "/item/type": "command_execution", "/item/status": "completed" },
      gives: [
        {
          give: "tool",
          step: "goes_on",
          id: "/item/id",
          title: "/item/command",
          kind: "execute",
          status: "completed",
          output: "/item/aggregated_output",
        },
      ],
    },
    {
      when: { "/type": "item.completed", "/item/type": "command_execution" },
      gives: [
        {
          give: "tool",
          step: "goes_on",
          id: "/item/id",
          title: "/item/command",
          kind: "execute",
          status: "failed",
          output: "/item/aggregated_output",
        },
      ],
    },
    {
      when: { "/type": "item.completed", "/item/type": "file_change", "/item/status": "failed" },
      gives: [
        { give: "tool", step: "goes_on", id: "/item/id", kind: "edit", status: "failed", output: "/item/changes" },
      ],
    },
    {
      when: { "/type": "item.completed", "/item/type": "file_change" },
      gives: [
        { give: "tool", step: "goes_on", id: "/item/id", kind: "edit", status: "completed", output: "/item/changes" },
      ],
    },
    {
      when: { "/type": "item.started", "/item/type": "mcp_tool_call" },
      gives: [{ give: "tool", step: "begins", id: "/item/id", title: "/item/tool", status: "in_progress" }],
    },
    {
      when: { "/type": "item.completed", "/item/type": "mcp_tool_call", "/item/status": "failed" },
      gives: [{ give: "tool", step: "goes_on", id: "/item/id", title: "/item/tool", status: "failed" }],
    },
    {
      when: { "/type": "item.completed", "/item/type": "mcp_tool_call" },
      gives: [
        {
          give: "tool",
          step: "goes_on",
          id: "/item/id",
          title: "/item/tool",
          status: "completed",
          output: "/item/result",
        },
      ],
    },
    {
      when: { "/type": "item.completed", "/item/type": "web_search" },
      gives: [
        { give: "tool", step: "goes_on", id: "/item/id", title: "/item/query", kind: "search", status: "completed" },
      ],
    },
    // An item of the kind error is a warning: it stands in turns that end well.
    {
      when: { "/type": "item.completed", "/item/type": "error" },
      gives: [{ give: "notice", severity: "warning", title: "/item/message" }],
    },
    { when: { "/type": "item.started" }, gives: [] },
    { when: { "/type": "item.updated" }, gives: [] },
    // It is written before each new attempt, so that it ends nothing.
    { when: { "/type": "error" }, gives: [{ give: "notice", severity: "error", title: "/message" }] },
    {
      when: { "/type": "turn.completed" },
      gives: [
        { give: "usage", raw: "/usage" },
        { give: "end", claim: "succeeded" },
      ],
    },
    { when: { "/type": "turn.failed" }, gives: [{ give: "end", claim: "failed", says: "/error/message" }] },
  ],
}
