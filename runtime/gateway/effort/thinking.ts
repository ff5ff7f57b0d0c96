import { valueOf, setInside } from "../body/view.ts"
import type { BodyView } from "../body/view.ts"
import { countAt, objectOf, textAt } from "../dialect/json.ts"
import type { EffortWay } from "./way.ts"

/** The smallest budget that the API takes, in tokens. */
const leastBudget = 1024

/**
 * Anthropic's two ways. A word goes into `output_config.effort`, with thinking left to the model; a number is the budget of
 * a model that thinks by budget: at least 1,024 and below `max_tokens`, which is never raised for it. Where a budget has no
 * room, a tool is forced or the sampling is set, thinking would be refused, and the request goes out as it came.
 */
export const thinking: EffortWay = (view, value) => {
  if (typeof value === "number") return budgeted(view, value)
  const effort = setInside(view, "output_config", "effort", JSON.stringify(value))
  if (effort === null) return { not: "doubled_member" }
  const adaptive = { kind: "set", name: "thinking", json: '{"type":"adaptive"}' } as const
  const isAdaptive = textAt(objectOf(valueOf(view, "thinking")), "type") === "adaptive"
  if (isAdaptive || forcesTool(view)) return { edits: [effort], value }
  return { edits: [adaptive, effort], value }
}

function budgeted(view: BodyView, wanted: number): ReturnType<EffortWay> {
  const most = countAt({ most: valueOf(view, "max_tokens") }, "most") ?? 0
  const value = Math.min(wanted, most - 1)
  if (value < leastBudget) return { not: "no_room" }
  if (forcesTool(view)) return { not: "forced_tool" }
  const temperature = valueOf(view, "temperature")
  if ((temperature !== undefined && temperature !== 1) || valueOf(view, "top_k") !== undefined)
    return { not: "sampling" }
  const json = `{"type":"enabled","budget_tokens":${value}}`
  return { edits: [{ kind: "set", name: "thinking", json }], value }
}

function forcesTool(view: BodyView): boolean {
  const type = textAt(objectOf(valueOf(view, "tool_choice")), "type")
  return type === "any" || type === "tool"
}
