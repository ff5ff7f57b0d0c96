/** A place inside a payload: member names, and indices of a union's branches. */
export type WirePath = readonly (string | number)[]

/** A path as it is walked: one step and what led to it, so that a chain of ten thousand steps costs each of them once. */
export type Trail = { readonly step: string | number; readonly before: Trail } | null

/** The steps of a trail from its beginning. */
export function pathOf(trail: Trail): WirePath {
  const path: (string | number)[] = []
  for (let at = trail; at !== null; at = at.before) path.push(at.step)
  return path.toReversed()
}
