import type { LineForm } from "../../../../model/line-form.ts"

/** Messages by role, in pieces, with tools between them and a result behind them. */
export const roleLines: LineForm = {
  name: "role-lines",
  opens: [{ "/type": "init", "/session_id": { is: "text" } }],
  output: "last_message",
  rules: [
    { when: { "/type": "init" }, gives: [{ give: "session", id: "/session_id" }] },
    // The prompt comes back as a message of the user's.
    { when: { "/type": "message", "/role": "user" }, gives: [] },
    {
      when: { "/type": "message", "/delta": true },
      gives: [{ give: "message", from: "agent", part: "piece", text: "/content" }],
    },
    { when: { "/type": "message" }, gives: [{ give: "message", from: "agent", part: "whole", text: "/content" }] },
    {
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
      when: { "/type": "tool_result", "/status": "success" },
      gives: [{ give: "tool", step: "goes_on", id: "/tool_id", status: "completed", output: "/output" }],
    },
    {
      when: { "/type": "tool_result" },
      gives: [{ give: "tool", step: "goes_on", id: "/tool_id", status: "failed", output: "/error" }],
    },
    { when: { "/type": "error" }, gives: [{ give: "notice", severity: "error", title: "/message" }] },
    {
      when: { "/type": "result", "/status": "success" },
      gives: [
        { give: "usage", raw: "/stats" },
        { give: "end", claim: "succeeded" },
      ],
    },
    {
      when: { "/type": "result" },
      gives: [
        { give: "usage", raw: "/stats" },
        { give: "end", claim: "failed", says: "/error/message" },
      ],
    },
  ],
}
