import { refusal } from "../kinds/refusal.ts"

/** An entry promises a capability that no run of it can have. */
export const ceilingUnrealizable = refusal({
  name: "ceiling-unrealizable",
  codes: ["ceiling/unrealizable"],
  title: "Ceiling out of reach",
  status: 422,
  raisedIn: "admission",
  cause:
    "the ceiling stands above what the driver's lane grants in any retention mode, and no declaration raises it that far",
  cure: "lower the ceiling, or declare the exact upgrade and prove it",
  example:
    "codex promises subagents=observed, but checkfu:acp-v1@1 grants nothing at most and no declaration raises it to that.",
})
