import { lineForm } from "../kinds/line-form.ts"

/** The items of a thread as they begin, change and end, between the start of the thread and the end of the turn. */
export const threadLines = lineForm({
  name: "thread-lines",
  writtenBy: ["codex exec --json"],
  opens: [{ "/type": "thread.started" }],
  output: "last_message",
  rules: [
    { name: "thread.started", when: { "/type": "thread.started" }, gives: [{ give: "session", id: "/thread_id" }] },
    { name: "turn.started", when: { "/type": "turn.started" }, gives: [] },
    {
      name: "item.completed agent_message",
      when: { "/type": "item.completed", "/item/type": "agent_message" },
      gives: [{ give: "message", from: "agent", part: "whole", text: "/item/text", id: "/item/id" }],
    },
    {
      name: "item.completed reasoning",
      when: { "/type": "item.completed", "/item/type": "reasoning" },
      gives: [{ give: "message", from: "thought", part: "whole", text: "/item/text", id: "/item/id" }],
    },
    {
      name: "item.started command_execution",
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
      name: "item.completed command_execution completed",
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
      name: "item.completed command_execution",
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
      name: "item.completed file_change failed",
      when: { "/type": "item.completed", "/item/type": "file_change", "/item/status": "failed" },
      gives: [
        { give: "tool", step: "goes_on", id: "/item/id", kind: "edit", status: "failed", output: "/item/changes" },
      ],
    },
    {
      name: "item.completed file_change",
      when: { "/type": "item.completed", "/item/type": "file_change" },
      gives: [
        { give: "tool", step: "goes_on", id: "/item/id", kind: "edit", status: "completed", output: "/item/changes" },
      ],
    },
    {
      name: "item.started mcp_tool_call",
      when: { "/type": "item.started", "/item/type": "mcp_tool_call" },
      gives: [{ give: "tool", step: "begins", id: "/item/id", title: "/item/tool", status: "in_progress" }],
    },
    {
      name: "item.completed mcp_tool_call failed",
      when: { "/type": "item.completed", "/item/type": "mcp_tool_call", "/item/status": "failed" },
      gives: [{ give: "tool", step: "goes_on", id: "/item/id", title: "/item/tool", status: "failed" }],
    },
    {
      name: "item.completed mcp_tool_call",
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
      name: "item.completed web_search",
      when: { "/type": "item.completed", "/item/type": "web_search" },
      gives: [
        { give: "tool", step: "goes_on", id: "/item/id", title: "/item/query", kind: "search", status: "completed" },
      ],
    },
    // An item of the kind error is a warning: it stands in turns that end well.
    {
      name: "item.completed error",
      when: { "/type": "item.completed", "/item/type": "error" },
      gives: [{ give: "notice", severity: "warning", title: "/item/message" }],
    },
    { name: "item.started", when: { "/type": "item.started" }, gives: [] },
    { name: "item.updated", when: { "/type": "item.updated" }, gives: [] },
    // It is written before each new attempt, so that it ends nothing.
    { name: "error", when: { "/type": "error" }, gives: [{ give: "notice", severity: "error", title: "/message" }] },
    {
      name: "turn.completed",
      when: { "/type": "turn.completed" },
      gives: [
        { give: "usage", raw: "/usage" },
        { give: "end", claim: "succeeded" },
      ],
    },
    {
      name: "turn.failed",
      when: { "/type": "turn.failed" },
      gives: [{ give: "end", claim: "failed", says: "/error/message" }],
    },
  ],
})
