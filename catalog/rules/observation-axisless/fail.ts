import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

/** Two observations behind a declaration that raises nothing. */
export const facts: readonly Fact[] = [
  {
    id: "contract/acme",
    kind: "contract",
    name: "acme",
    body: { name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" },
  },
  { id: "observation/doubt", kind: "observation", name: "doubt", body: { name: "doubt", literal: "agent.doubt" } },
  {
    id: "observation/thought",
    kind: "observation",
    name: "thought",
    body: { name: "thought", literal: "agent.thought" },
  },
  {
    id: "declaration/acme/insight",
    kind: "declaration",
    name: "insight",
    body: {
      name: "insight",
      contract: { $ref: "contract/acme" },
      member: "insight",
      values: ["yes"],
      raises: null,
      gates: [{ $ref: "observation/thought" }, { $ref: "observation/doubt" }],
    },
  },
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  {
    code: "observation/axisless",
    at: "declaration/acme/insight#/gates/doubt",
    what: "insight gates the observation doubt, and raises no axis.",
  },
  {
    code: "observation/axisless",
    at: "declaration/acme/insight#/gates/thought",
    what: "insight gates the observation thought, and raises no axis.",
  },
]
