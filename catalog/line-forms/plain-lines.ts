import { lineForm } from "../kinds/line-form.ts"

/** The form that the author kit asks of whoever writes a command anew. */
export const plainLines = lineForm({
  name: "plain-lines",
  writtenBy: ["commands written by the author kit"],
  opens: [
    { "/type": "message", "/text": { is: "text" } },
    { "/type": "output" },
    { "/type": "end", "/outcome": { is: "text" } },
  ],
  output: "line",
  rules: [
    {
      name: "message",
      when: { "/type": "message" },
      gives: [{ give: "message", from: "agent", part: "whole", text: "/text" }],
    },
    { name: "output", when: { "/type": "output" }, gives: [{ give: "output", value: "/value" }] },
    {
      name: "end succeeded",
      when: { "/type": "end", "/outcome": "succeeded" },
      gives: [{ give: "end", claim: "succeeded" }],
    },
    {
      name: "end failed",
      when: { "/type": "end", "/outcome": "failed" },
      gives: [{ give: "end", claim: "failed", says: "/message" }],
    },
    {
      name: "end needs_input",
      when: { "/type": "end", "/outcome": "needs_input" },
      gives: [{ give: "end", claim: "needs_input", says: "/message" }],
    },
    {
      name: "end cancelled",
      when: { "/type": "end", "/outcome": "cancelled" },
      gives: [{ give: "end", claim: "cancelled" }],
    },
    { name: "end", when: { "/type": "end" }, gives: [{ give: "end", claim: "unknown", says: "/outcome" }] },
  ],
})
