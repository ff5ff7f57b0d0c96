/**
 * What the payload of an adopted contract may weigh, whatever its type says: bytes of its JSON text in UTF-8 without
 * white space, levels of arrays and objects, values whole and nested. Beyond it a value is refused as a whole, as `limit`.
 */
export const carrierLimits = { bytes: 1_048_576, depth: 64, nodes: 10_000 } as const

/** Which of the limits a value is beyond, but for its bytes; null: none. For values that `JSON.parse` can give. */
export function carrierFault(value: unknown): "maxDepth" | "maxNodes" | null {
  const open: { readonly holder: object; readonly depth: number }[] = []
  let nodes = 0
  const hold = (inner: unknown, depth: number): void => {
    nodes++
    if (typeof inner === "object" && inner !== null) open.push({ holder: inner, depth })
  }
  hold(value, 1)
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.depth > carrierLimits.depth) return "maxDepth"
    for (const inner of Object.values(next.holder)) hold(inner, next.depth + 1)
    if (nodes > carrierLimits.nodes) return "maxNodes"
  }
  return null
}

/** How many values a value holds, itself among them. */
export function nodesOf(value: unknown): number {
  const open = [value]
  let nodes = 0
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    nodes++
    if (typeof next === "object" && next !== null) open.push(...(Object.values(next) as unknown[]))
  }
  return nodes
}
