import type { Faults, Place } from "./finding.ts"
import type { Json } from "./json.ts"
import { memberPlaces } from "./static-value.ts"
import { below } from "./finding.ts"

/** How many values there are in a value, itself included. Holds the names in it to their length. */
export function nodesInside(data: Json, place: Place, faults: Faults): number {
  const waiting: { readonly value: Json; readonly at: Place }[] = [{ value: data, at: place }]
  let nodes = 0
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, at } = next
    nodes++
    if (value.kind === "array")
      for (const [index, item] of value.items.entries()) waiting.push({ value: item, at: below(at, index, item.start) })
    if (value.kind !== "object") continue
    const places = memberPlaces(value, at, faults)
    for (const [index, member] of value.members.entries())
      waiting.push({ value: member.value, at: places[index] as Place })
  }
  return nodes
}
