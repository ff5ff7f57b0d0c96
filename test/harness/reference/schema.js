const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value)

const types = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === "string",
  number: Number.isFinite,
  integer: Number.isInteger,
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
}

const samples = { object: {}, array: [], string: "text", number: 0.5, integer: 1, boolean: true, null: null }

/** A local reference followed; any other schema as it is. */
function resolved(schema, root) {
  if (typeof schema?.$ref !== "string") return schema
  const path = schema.$ref.slice(2).split("/")
  return path.reduce((at, key) => at?.[key.replaceAll("~1", "/").replaceAll("~0", "~")], root)
}

/** Whether a value fits a schema, by the keywords that the sample is made of. */
export function fits(given, value, root = given) {
  const schema = resolved(given, root)
  if (typeof schema === "boolean") return schema
  if (!isObject(schema)) return true
  const { enum: allowed, type, required = [], properties = {}, items, minLength = 0, maxLength = Infinity } = schema
  const isSame = (other) => JSON.stringify(other) === JSON.stringify(value)
  if (Object.hasOwn(schema, "const") && !isSame(schema.const)) return false
  if (allowed !== undefined && !allowed.some(isSame)) return false
  if (type !== undefined && ![type].flat().some((name) => types[name]?.(value))) return false
  if (typeof value === "string") return value.length >= minLength && value.length <= maxLength
  if (Array.isArray(value)) return items === undefined || value.every((item) => fits(items, item, root))
  if (!isObject(value)) return true
  if (!required.every((name) => Object.hasOwn(value, name))) return false
  return Object.entries(value).every(([name, member]) => {
    if (Object.hasOwn(properties, name)) return fits(properties[name], member, root)
    return schema.additionalProperties !== false
  })
}

/** A small value that fits a schema of the usual kind. */
export function sampleOf(given, root = given) {
  const schema = resolved(given, root)
  if (!isObject(schema)) return {}
  if (Object.hasOwn(schema, "const")) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const type = [schema.type ?? "object"].flat()[0]
  if (type === "string") return samples.string.padEnd(schema.minLength ?? 0, "x").slice(0, schema.maxLength)
  if (type === "integer" || type === "number") return schema.minimum ?? samples[type]
  if (type !== "object") return samples[type]
  const { required = [], properties = {} } = schema
  return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name], root)]))
}
