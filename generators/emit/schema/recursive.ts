import { referencesOf } from "../../../model/wire/fold.ts"
import type { Payload } from "../../../model/wire-type.ts"

/**
 * The definitions that lead back to themselves: those on a cycle, by Tarjan's components. Linear in the references, and
 * without taking stack.
 */
export function recursiveNames(payload: Payload): ReadonlySet<string> {
  const edges = new Map(payload.definitions.map(({ name, type }) => [name, [...referencesOf(type)]]))
  const recursive = new Set<string>()
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const component: string[] = []
  const waiting = new Set<string>()
  const open: { readonly name: string; next: number }[] = []
  const enter = (name: string): void => {
    lowest.set(name, order.size)
    order.set(name, order.size)
    component.push(name)
    waiting.add(name)
    open.push({ name, next: 0 })
  }
  const lower = (name: string, to: number): void => {
    lowest.set(name, Math.min(lowest.get(name) ?? to, to))
  }
  for (const start of edges.keys()) {
    if (!order.has(start)) enter(start)
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const target = edges.get(top.name)?.[top.next++]
      if (target !== undefined) {
        if (target === top.name) recursive.add(target)
        if (!order.has(target)) enter(target)
        else if (waiting.has(target)) lower(top.name, order.get(target) ?? 0)
        continue
      }
      open.pop()
      const above = open.at(-1)
      if (above !== undefined) lower(above.name, lowest.get(top.name) ?? 0)
      if (lowest.get(top.name) !== order.get(top.name)) continue
      const members = component.splice(component.lastIndexOf(top.name))
      for (const member of members) waiting.delete(member)
      if (members.length > 1) for (const member of members) recursive.add(member)
    }
  }
  return recursive
}
