import type { Fact } from "../../../model/fact.ts"

/** Two forms that share a word behind their first line, and are told apart by that line. */
export const facts: readonly Fact[] = [
  {
    id: "line-form/a-lines",
    kind: "line-form",
    name: "a-lines",
    body: {
      name: "a-lines",
      writtenBy: ["a --json"],
      opens: [{ "/type": "start", "/id": { is: "text" } }, { "/type": "failure" }],
      output: "line",
      rules: [{ name: "end", when: { "/type": "end" }, gives: [{ give: "end", claim: "succeeded" }] }],
    },
  },
  {
    id: "line-form/b-lines",
    kind: "line-form",
    name: "b-lines",
    body: {
      name: "b-lines",
      writtenBy: ["b --json"],
      opens: [{ "/type": "start", "/id": { is: "object" } }, { "/type": "begin" }],
      output: "last_message",
      rules: [{ name: "end", when: { "/type": "end" }, gives: [{ give: "end", claim: "succeeded" }] }],
    },
  },
]
