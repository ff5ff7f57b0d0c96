import type { Acceptance } from "./accept.ts"
import { kind, limits, means, sayings, state, unordered } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const axisKind = kind({
  name: "axis",
  states: "one dimension of capability and the partial order of its values",
  meanings: {
    values: means(unordered, sayings),
    below: means(unordered),
    byDeclarationOnly: means(limits),
  },
  whole: means(unordered, sayings),
})

/** A stated axis. */
export type AxisFact = Stated<"axis">

/** The values of an axis in published order, weakest first, and the pairs [lower, higher] that order them. */
export interface Order {
  readonly values: readonly string[]
  readonly below: readonly (readonly [string, string])[]
}

/** One dimension of capability. `byDeclarationOnly`: no envelope may grant it, only declaring raises it. */
export function axis({
  name,
  order,
  ...rest
}: {
  readonly name: string
  readonly order: Order
  readonly byDeclarationOnly?: true
  readonly accept?: readonly Acceptance[]
}): AxisFact {
  return state(axisKind, { name, values: order.values, below: order.below, ...rest })
}

/** A total order, weakest first. */
export function chain(...values: readonly string[]): Order {
  return { values, below: values.slice(1).map((value, index) => [values[index] as string, value] as const) }
}

/** A partial order: values in published order, and pairs [lower, higher]. */
export function partial(values: readonly string[], below: readonly (readonly [string, string])[]): Order {
  return { values, below }
}
