import type { Step } from "./place.ts"

type Container = unknown[] | { [member: string]: unknown }

/** A value of what stands at its places, in their order; undefined where two of them cannot stand in one value. */
export function assembled(leaves: readonly { readonly at: readonly Step[]; readonly value: unknown }[]): unknown {
  const root: unknown[] = []
  const made = new Set<unknown>([root])
  for (const { at, value } of leaves) {
    let container: Container = root
    const path: readonly Step[] = [0, ...at]
    for (const [depth, step] of path.entries()) {
      if (Array.isArray(container) !== (typeof step === "number")) return undefined
      const next = path[depth + 1]
      const here = Object.hasOwn(container, step) ? (container as { [step: Step]: unknown })[step] : undefined
      if (next === undefined) {
        if (here !== undefined || !put(container, step, value)) return undefined
      } else if (here === undefined) {
        const begun: Container = typeof next === "number" ? [] : {}
        if (!put(container, step, begun)) return undefined
        made.add(begun)
        container = begun
      } else if (made.has(here)) container = here as Container
      else return undefined
    }
  }
  return root[0]
}

/** Puts it there, as a member of that very name; a list takes only its next item. */
function put(container: Container, step: Step, value: unknown): boolean {
  if (Array.isArray(container) && step !== container.length) return false
  Object.defineProperty(container, step, { value, enumerable: true, configurable: true, writable: true })
  return true
}
