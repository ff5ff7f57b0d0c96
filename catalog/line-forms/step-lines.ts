import { lineForm } from "../kinds/line-form.ts"

/** The parts of a message, step by step. No line ends the turn: the step does that stops for no tool. */
export const stepLines = lineForm({
  name: "step-lines",
  writtenBy: ["opencode run --format json"],
  opens: [
    { "/type": "step_start", "/sessionID": { is: "text" } },
    { "/type": "error", "/sessionID": { is: "text" } },
  ],
  output: "last_message",
  rules: [
    { name: "step_start", when: { "/type": "step_start" }, gives: [{ give: "session", id: "/sessionID" }] },
    {
      name: "text",
      when: { "/type": "text" },
      gives: [{ give: "message", from: "agent", part: "whole", text: "/part/text", id: "/part/id" }],
    },
    {
      name: "reasoning",
      when: { "/type": "reasoning" },
      gives: [{ give: "message", from: "thought", part: "whole", text: "/part/text", id: "/part/id" }],
    },
    {
      name: "tool_use error",
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
      name: "tool_use",
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
      name: "step_finish stop",
      when: { "/type": "step_finish", "/part/reason": "stop" },
      gives: [
        { give: "usage", raw: "/part/tokens" },
        { give: "end", claim: "succeeded" },
      ],
    },
    {
      name: "step_finish tool-calls",
      when: { "/type": "step_finish", "/part/reason": "tool-calls" },
      gives: [{ give: "usage", raw: "/part/tokens" }],
    },
    {
      name: "step_finish",
      when: { "/type": "step_finish" },
      gives: [
        { give: "usage", raw: "/part/tokens" },
        { give: "end", claim: "failed", says: "/part/reason" },
      ],
    },
    {
      name: "error message",
      when: { "/type": "error", "/error/data/message": { is: "text" } },
      gives: [
        { give: "session", id: "/sessionID" },
        { give: "end", claim: "failed", says: "/error/data/message" },
      ],
    },
    { name: "error", when: { "/type": "error" }, gives: [{ give: "end", claim: "failed", says: "/error/name" }] },
  ],
})
