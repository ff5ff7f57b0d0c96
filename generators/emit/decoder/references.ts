import type { Definition, Payload, WireType } from "../../../model/wire-type.ts"

/** How a payload refers to its definitions. */
export interface References {
  /** The definition of a name. Throws on a dangling reference: loading refuses it. */
  readonly definition: (name: string) => Definition
  /**
   * How many references to a definition the payload writes. A loop is entered from somewhere and led back into, so one of
   * its definitions has two at least.
   */
  readonly uses: (name: string) => number
}

/** Reads the references of a payload once, in linear time and without taking stack. */
export function referencesOf(payload: Payload): References {
  const definitions = new Map(payload.definitions.map((definition) => [definition.name, definition]))
  const uses = new Map<string, number>()
  for (const type of [payload.type, ...payload.definitions.map((definition) => definition.type)])
    for (const name of referencesIn(type)) uses.set(name, (uses.get(name) ?? 0) + 1)
  return {
    definition(name) {
      const found = definitions.get(name)
      if (found === undefined) throw new Error(`no definition named ${name}`)
      return found
    },
    uses: (name) => uses.get(name) ?? 0,
  }
}

/** The names that a type refers to, each as often as it stands there. */
export function referencesIn(type: WireType): readonly string[] {
  const names: string[] = []
  const open: WireType[] = [type]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at.kind === "reference") names.push(at.to)
    else if (at.kind === "list") open.push(at.item)
    else if (at.kind === "map") open.push(at.value)
    else if (at.kind === "nullable") open.push(at.of)
    else if (at.kind === "object") for (const member of at.members) open.push(member.type)
    else if (at.kind === "union")
      for (const variant of at.variants) for (const member of variant.members) open.push(member.type)
  }
  return names
}
