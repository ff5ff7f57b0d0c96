import type { LineForm } from "../../../../model/line-form.ts"

/** The form that the author kit asks of whoever writes a command anew. */
export const plainLines: LineForm = {
  name: "plain-lines",
  opens: [
    { "/type": "message", "/text": { is: "text" } },
    { "/type": "output" },
    { "/type": "end", "/outcome": { is: "text" } },
  ],
  output: "line",
  rules: [
    { when: { "/type": "message" }, gives: [{ give: "message", from: "agent", part: "whole", text: "/text" }] },
    { when: { "/type": "output" }, gives: [{ give: "output", value: "/value" }] },
    {
      when: { "/type": "end", "/outcome": "succeeded" },
      gives: [{ give: "end", claim: "succeeded" }],
    },
    { when: { "/type": "end", "/outcome": "failed" }, gives: [{ give: "end", claim: "failed", says: "/message" }] },
    {
      when: { "/type": "end", "/outcome": "needs_input" },
      gives: [{ give: "end", claim: "needs_input", says: "/message" }],
    },
    { when: { "/type": "end", "/outcome": "cancelled" }, gives: [{ give: "end", claim: "cancelled" }] },
    { when: { "/type": "end" }, gives: [{ give: "end", claim: "unknown", says: "/outcome" }] },
  ],
}
