import { referenceDepth } from "../wire-type.ts"
import type { Payload, WireType } from "../wire-type.ts"

/**
 * The types that a member of a payload has: one in an object, one for each variant of a union that has it. Sees through
 * references and null. Empty where the payload lists no such member.
 */
export function memberTypes(payload: Payload, name: string): readonly WireType[] {
  const type = innerType(payload)
  switch (type.kind) {
    case "object":
      return type.members.filter((member) => member.name === name).map((member) => member.type)
    case "union":
      if (type.tag === name) return [{ kind: "literal", values: type.variants.map((variant) => variant.name) }]
      return type.variants.flatMap(({ members }) =>
        members.filter((member) => member.name === name).map((member) => member.type),
      )
    case "literal":
    case "text":
    case "integer":
    case "number":
    case "list":
    case "map":
    case "nullable":
    case "reference":
    case "opaque":
      return []
    default:
      return type satisfies never
  }
}

/** A payload's type with references and null taken off; after `referenceDepth` of them whatever stands there. */
export function innerType({ type, definitions }: Payload): WireType {
  let inner = type
  for (let depth = 0; depth < referenceDepth; depth++) {
    if (inner.kind === "nullable") inner = inner.of
    else if (inner.kind === "reference") {
      const { to } = inner
      const found = definitions.find((definition) => definition.name === to)
      if (found === undefined) return inner
      inner = found.type
    } else return inner
  }
  return inner
}
