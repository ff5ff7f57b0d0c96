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
