import type { Fact } from "../../../model/fact.ts"

/** A declaration that raises what it gates, and one that gates nothing. */
export const facts: readonly Fact[] = [
  {
    id: "contract/acme",
    kind: "contract",
    name: "acme",
    body: { name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" },
  },
  {
    id: "axis/insight",
    kind: "axis",
    name: "insight",
    body: { name: "insight", values: ["dark", "full"], below: [["dark", "full"]] },
  },
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
      raises: { axis: { $ref: "axis/insight" }, from: "dark", to: "full" },
      gates: [{ $ref: "observation/thought" }],
    },
  },
  {
    id: "declaration/acme/staging",
    kind: "declaration",
    name: "staging",
    body: {
      name: "staging",
      contract: { $ref: "contract/acme" },
      member: "staging",
      values: ["yes"],
      raises: null,
      gates: [],
    },
  },
]
