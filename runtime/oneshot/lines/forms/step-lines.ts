import type { LineForm } from "../../../../model/line-form.ts"

/** The parts of a message, step by step. No line ends the turn: the step does that stops for no tool. */
export const stepLines: LineForm = {
  name: "step-lines",
  opens: [
    { "/type": "step_start", "/sessionID": { is: "text" } },
    { "/type": "error", "/sessionID": { is: "text" } },
  ],
  output: "last_message",
  rules: [
    { when: { "/type": "step_start" }, gives: [{ give: "session", id: "/sessionID" }] },
    {
      when: { "/type": "text" },
      gives: [{ give: "message", from: "agent", part: "whole", text: "/part/text", id: "/part/id" }],
    },
    {
      when: { "/type": "reasoning" },
      gives: [{ give: "message", from: "thought", part: "whole", text: "/part/text", id: "/part/id" }],
    },
    {
      when: { "/type": "tool_use", "/part/state/status": "error" },
      gives: [
        {
          give: "tool",
          step: "begins",
          id: "/part/callID",
          title: "/part/tool",
          status: "failed",
          input: "/part/state/input",
          output: "/part/state/error",
        },
      ],
    },
    {
      when: { "/type": "tool_use" },
      gives: [
        {
          give: "tool",
          step: "begins",
          id: "/part/callID",
          title: "/part/tool",
          status: "completed",
          input: "/part/state/input",
          output: "/part/state/output",
        },
      ],
    },
    {
      when: { "/type": "step_finish", "/part/reason": "stop" },
      gives: [
        { give: "usage", raw: "/part/tokens" },
        { give: "end", claim: "succeeded" },
      ],
    },
    {
      when: { "/type": "step_finish", "/part/reason": "tool-calls" },
      gives: [{ give: "usage", raw: "/part/tokens" }],
    },
    {
      when: { "/type": "step_finish" },
      gives: [
        { give: "usage", raw: "/part/tokens" },
        { give: "end", claim: "failed", says: "/part/reason" },
      ],
    },
    {
      when: { "/type": "error", "/error/data/message": { is: "text" } },
      gives: [
        { give: "session", id: "/sessionID" },
        { give: "end", claim: "failed", says: "/error/data/message" },
      ],
    },
    { when: { "/type": "error" }, gives: [{ give: "end", claim: "failed", says: "/error/name" }] },
  ],
}
