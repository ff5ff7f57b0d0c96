import { elements, member, textOf } from "./json.ts"
import type { Json } from "./request.ts"

/** Schemas that are nested deeper than any that is meant. */
const deepest = 16

/**
 * A small value of the form that a schema asks for: of an object the required members, of a choice the first. It looks at
 * types alone, and some vendors write those in capitals.
 */
export function filler(schema: Json, depth = 0): Json {
  const [listed] = elements(member(schema, "enum"))
  if (listed !== undefined) return listed
  const constant = member(schema, "const")
  if (constant !== null) return constant
  const types = [member(schema, "type")].flat()
  switch (textOf(types[0] ?? null).toLowerCase()) {
    case "boolean":
      return false
    case "integer":
    case "number":
      return numberFor(schema)
    case "array":
      return []
    case "null":
      return null
    case "object":
      return depth < deepest ? objectFor(schema, depth) : {}
    default:
      return "run a command"
  }
}

function numberFor(schema: Json): number {
  const [least, most] = [member(schema, "minimum"), member(schema, "maximum")]
  const wanted = typeof most === "number" ? Math.min(60, most) : 60
  return typeof least === "number" ? Math.max(wanted, least) : wanted
}

function objectFor(schema: Json, depth: number): Json {
  const properties = member(schema, "properties")
  const required = elements(member(schema, "required")).map(textOf)
  return Object.fromEntries(required.map((name) => [name, filler(member(properties, name), depth + 1)]))
}
