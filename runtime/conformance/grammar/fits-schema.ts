import { isObject, own } from "../../../output/kernel.ts"

/** The keywords that are understood; a schema with others is not judged. */
const understood: ReadonlySet<string> = new Set([
  "$schema",
  "title",
  "description",
  "type",
  "const",
  "enum",
  "required",
  "properties",
  "additionalProperties",
  "items",
])

/**
 * Whether a value satisfies a JSON Schema of few keywords; null where the schema has others or is deep, and nothing is said.
 * Enough for the schemas that a conformance run hands out; a validator for all others is the platform's own.
 */
export function fitsSchema(schema: unknown, value: unknown, depth = 0): boolean | null {
  if (typeof schema === "boolean") return schema
  if (!isObject(schema, true) || depth === 8) return null
  if (Object.keys(schema).some((name) => !understood.has(name) && !name.startsWith("x-"))) return null
  const { type, enum: allowed, required, properties, additionalProperties, items } = schema as Keywords
  if (Object.hasOwn(schema, "const") && !isSame(own(schema, "const"), value)) return false
  if (Array.isArray(allowed) && !allowed.some((each) => isSame(each, value))) return false
  if (type !== undefined && ![type].flat().some((name) => isOfType(name, value))) return false
  if (Array.isArray(value))
    return items === undefined ? true : all(value.map((item) => fitsSchema(items, item, depth + 1)))
  if (!isObject(value, true)) return true
  if (Array.isArray(required) && !required.every((name) => Object.hasOwn(value, String(name)))) return false
  const known = isObject(properties, true) ? properties : {}
  return all(
    Object.keys(value).map((name) =>
      Object.hasOwn(known, name)
        ? fitsSchema(own(known, name), own(value, name), depth + 1)
        : additionalProperties === undefined
          ? true
          : fitsSchema(additionalProperties, own(value, name), depth + 1),
    ),
  )
}

interface Keywords {
  readonly type?: unknown
  readonly enum?: unknown
  readonly required?: unknown
  readonly properties?: unknown
  readonly additionalProperties?: unknown
  readonly items?: unknown
}

function all(verdicts: readonly (boolean | null)[]): boolean | null {
  if (verdicts.includes(false)) return false
  return verdicts.includes(null) ? null : true
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}

function isOfType(name: unknown, value: unknown): boolean {
  switch (name) {
    case "object":
      return isObject(value, true)
    case "array":
      return Array.isArray(value)
    case "integer":
      return Number.isInteger(value)
    case "null":
      return value === null
    default:
      return typeof value === name
  }
}
