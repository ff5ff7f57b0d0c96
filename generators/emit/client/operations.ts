import type { Endpoint } from "../../../model/endpoint-entries.ts"

/** A method, or an object of methods. */
export type Operation =
  | { readonly kind: "method"; readonly name: string; readonly endpoint: Endpoint }
  | { readonly kind: "object"; readonly name: string; readonly members: readonly Operation[] }

/**
 * The endpoints below the names of their operations: `sessions.create` is `create` below `sessions`. Names stand in the order in
 * which they are met first. Two operations of one name, or a name that is a method and an object, a rule refuses.
 */
export function operationsOf(endpoints: readonly Endpoint[]): readonly Operation[] {
  return level(endpoints.map((endpoint) => ({ names: (endpoint.operation ?? "").split("."), endpoint })))
}

interface Named {
  readonly names: readonly string[]
  readonly endpoint: Endpoint
}

function level(all: readonly Named[]): readonly Operation[] {
  const groups = new Map<string, Named[]>()
  for (const each of all) {
    const name = each.names[0] ?? ""
    const rest = { names: each.names.slice(1), endpoint: each.endpoint }
    groups.set(name, [...(groups.get(name) ?? []), rest])
  }
  return [...groups].map(([name, inside]): Operation => {
    const [only] = inside
    return only !== undefined && only.names.length === 0
      ? { kind: "method", name, endpoint: only.endpoint }
      : { kind: "object", name, members: level(inside) }
  })
}
