import type { MemberShape, Shape } from "../../generators/acp/shape.ts"
import { protocol } from "./protocol.ts"
import type { Json, Path } from "./samples.ts"

/**
 * The closed objects of a valid message, and the members that it has of any object, each by the definition that states
 * it. What has no member stands for its object.
 */
export function* placesIn(
  shape: Shape,
  definition: string,
  value: Json,
  path: Path,
): Generator<{ readonly at: string; readonly path: Path; readonly member: MemberShape | null }> {
  switch (shape.kind) {
    case "reference":
      return yield* placesIn(shapeOf(shape.to), shape.to, value, path)
    case "nullable":
      return value === null ? undefined : yield* placesIn(shape.of, definition, value, path)
    case "either":
      for (const one of shape.of) yield* placesIn(one, definition, value, path)
      return undefined
    case "list":
      if (Array.isArray(value))
        for (const [index, item] of (value as readonly Json[]).entries())
          yield* placesIn(shape.of, definition, item, [...path, index])
      return undefined
    case "map":
      for (const [name, item] of Object.entries(value ?? {}))
        yield* placesIn(shape.of, definition, item as Json, [...path, name])
      return undefined
    case "object":
      if (!shape.open) yield { at: definition, path, member: null }
      for (const member of shape.members) {
        const inner = (value as { readonly [name: string]: Json } | null)?.[member.name]
        if (inner === undefined) continue
        yield { at: `${definition}.${member.name}`, path: [...path, member.name], member }
        yield* placesIn(member.shape, definition, inner, [...path, member.name])
      }
      return undefined
    case "tagged": {
      const tag = (value as { readonly [name: string]: Json } | null)?.[shape.tag]
      const to =
        shape.variants.find((variant) => variant.value === tag)?.of ??
        (typeof tag === "string" ? shape.open : null) ??
        shape.untagged
      return to === null ? undefined : yield* placesIn(shapeOf(to), to, value, path)
    }
    default:
      return undefined
  }
}

/** The shape of a definition. */
export function shapeOf(name: string): Shape {
  return protocol.definitions.get(name)?.shape ?? { kind: "any" }
}
