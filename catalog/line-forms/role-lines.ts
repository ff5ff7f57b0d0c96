import { lineForm } from "../kinds/line-form.ts"

/** Messages by role, in pieces, with tools between them and a result behind them. */
export const roleLines = lineForm({
  name: "role-lines",
  writtenBy: ["gemini --output-format stream-json"],
  opens: [{ "/type": "init", "/session_id": { is: "text" } }],
  output: "last_message",
  rules: [
    { name: "init", when: { "/type": "init" }, gives: [{ give: "session", id: "/session_id" }] },
    // The prompt comes back as a message of the user's.
    { name: "message user", when: { "/type": "message", "/role": "user" }, gives: [] },
    {
      name: "message delta",
      when: { "/type": "message", "/delta": true },
      gives: [{ give: "message", from: "agent", part: "piece", text: "/content" }],
    },
    {
      name: "message",
      when: { "/type": "message" },
      gives: [{ give: "message", from: "agent", part: "whole", text: "/content" }],
    },
    {
      name: "tool_use",
      when: { "/type": "tool_use" },
      gives: [
        {
          give: "tool",
          step: "begins",
          id: "/tool_id",
          title: "/tool_name",
          status: "in_progress",
          input: "/parameters",
        },
      ],
    },
    {
      name: "tool_result success",
      when: { "/type": "tool_result", "/status": "success" },
      gives: [{ give: "tool", step: "goes_on", id: "/tool_id", status: "completed", output: "/output" }],
    },
    {
      name: "tool_result",
      when: { "/type": "tool_result" },
      gives: [{ give: "tool", step: "goes_on", id: "/tool_id", status: "failed", output: "/error" }],
    },
    {
      name: "error warning",
      when: { "/type": "error", "/severity": "warning" },
      gives: [{ give: "notice", severity: "warning", title: "/message" }],
    },
    { name: "error", when: { "/type": "error" }, gives: [{ give: "notice", severity: "error", title: "/message" }] },
    {
      name: "result success",
      when: { "/type": "result", "/status": "success" },
      gives: [
        { give: "usage", raw: "/stats" },
        { give: "end", claim: "succeeded" },
      ],
    },
    {
      name: "result",
      when: { "/type": "result" },
      gives: [
        { give: "usage", raw: "/stats" },
        { give: "end", claim: "failed", says: "/error/message" },
      ],
    },
  ],
})
