/** A `_meta`, and the object that has it: the definition and members that lead there, such as `SessionNotification.update`. */
export interface FoundMeta {
  readonly at: string
  readonly meta: object
}

/** How deep a message is looked through; deeper values are somebody's payload and no part of the protocol. */
const deepest = 32

/** Every `_meta` of a message that is an object. What lies in a `_meta` is its owner's, and not looked through. */
export function metasIn(def: string, body: unknown): readonly FoundMeta[] {
  const found: FoundMeta[] = []
  const open: { readonly value: unknown; readonly at: string; readonly depth: number }[] = [
    { value: body, at: def, depth: 0 },
  ]
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const { value, at, depth } = next
    if (typeof value !== "object" || value === null || depth > deepest) continue
    if (Array.isArray(value)) {
      for (const each of value as readonly unknown[]) open.push({ value: each, at, depth: depth + 1 })
      continue
    }
    for (const [name, member] of Object.entries(value) as [string, unknown][]) {
      if (name !== "_meta") open.push({ value: member, at: `${at}.${name}`, depth: depth + 1 })
      else if (typeof member === "object" && member !== null && !Array.isArray(member)) found.push({ at, meta: member })
    }
  }
  return found
}
