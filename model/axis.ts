import type { Axis } from "./entries.ts"

/** Whether `left` is the same as or weaker than `right` on this axis. Unknown values are comparable with nothing but themselves. */
export function atMost(axis: Axis, left: string, right: string): boolean {
  if (left === right) return true
  const seen = new Set([left])
  const open = [left]
  for (let value = open.pop(); value !== undefined; value = open.pop())
    for (const [lower, higher] of axis.below)
      if (lower === value && !seen.has(higher)) {
        if (higher === right) return true
        seen.add(higher)
        open.push(higher)
      }
  return false
}

/** The maximal values among those given, in the order of the axis; more than one where they are incomparable. */
export function strongest(axis: Axis, values: readonly string[]): readonly string[] {
  const given = axis.values.filter((value) => values.includes(value))
  return given.filter((value) => !given.some((other) => other !== value && atMost(axis, value, other)))
}

/** The value below every other; `undefined` where the order has no single bottom. */
export function weakest(axis: Axis): string | undefined {
  return axis.values.find((value) => axis.values.every((other) => atMost(axis, value, other)))
}

/**
 * The strongest value at or below both; where several are and none is strongest, what lies below all of them.
 * `undefined` where the two have nothing below them in common, as an unknown value has with every other.
 */
export function meet(axis: Axis, left: string, right: string): string | undefined {
  const shared = axis.values.filter((value) => atMost(axis, value, left) && atMost(axis, value, right))
  const [first, ...more] = strongest(axis, shared)
  return more.reduce<string | undefined>(
    (low, value) => (low === undefined ? undefined : meet(axis, low, value)),
    first,
  )
}
