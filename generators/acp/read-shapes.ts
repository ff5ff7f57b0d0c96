import { assertions, referredTo } from "./json-schema.ts"
import type { SchemaDefinitions, SchemaNode } from "./json-schema.ts"
import { alternativesOf, isObjectNode, merged } from "./object-nodes.ts"
import type { DefinitionShape, Hint, MemberShape, Shape } from "./shape.ts"

/** Reading under way: the schema, and where the parts go that need names of their own. */
interface Reading {
  readonly schema: SchemaDefinitions
  readonly parts: DefinitionShape[]
}

/**
 * The shapes of a definition and of the parts of it that need names of their own. Throws on a construct that it does not
 * know: nothing that the schema demands may go unread, and the pinned schema is the tool's own.
 */
export function readDefinition(name: string, schema: SchemaDefinitions): readonly DefinitionShape[] {
  const node = schema[name]
  if (node === undefined) throw new Error(`the protocol schema has no definition ${name}`)
  const parts: DefinitionShape[] = []
  const shape = readShape(node, name, { schema, parts })
  return [{ name, shape, description: node.description ?? null }, ...parts]
}

function readShape(node: SchemaNode, name: string, reading: Reading): Shape {
  if (Array.isArray(node.type)) return readNullableType(node, name, reading)
  const asserted = assertions(node).join(" ")
  const alternatives = node.anyOf ?? node.oneOf
  switch (asserted) {
    case "":
      return { kind: "any" }
    case "$ref":
      return { kind: "reference", to: referredTo(node.$ref ?? "") }
    case "allOf": {
      const [only, ...more] = node.allOf ?? []
      if (only === undefined || more.length > 0) break
      return readShape(only, name, reading)
    }
    case "anyOf":
    case "oneOf":
      if (alternatives === undefined) break
      if (alternatives.every((one) => isObjectNode(one, reading.schema))) return readObject(node, name, reading)
      return readAlternatives(alternatives, name, reading)
    case "const type":
      if (node.const === undefined) break
      return { kind: "literal", values: [node.const] }
    default:
      return readTyped(node, asserted, name, reading)
  }
  throw new Error(`the protocol schema has ${asserted} in ${name}`)
}

function readNullableType(node: SchemaNode, name: string, reading: Reading): Shape {
  const types = (node.type ?? []) as readonly string[]
  const [type, ...more] = types.filter((one) => one !== "null")
  if (type === undefined || more.length > 0 || types.length !== 2)
    throw new Error(`the protocol schema has the types ${types.join(" and ")} in ${name}`)
  return { kind: "nullable", of: readShape({ ...node, type }, name, reading) }
}

function readTyped(node: SchemaNode, asserted: string, name: string, reading: Reading): Shape {
  switch (`${String(node.type)}: ${asserted}`) {
    case "null: type":
      return { kind: "null" }
    case "boolean: type":
      return { kind: "flag" }
    case "number: type":
      return { kind: "number" }
    case "string: type":
    case "string: minLength type":
      return { kind: "text", min: node.minLength ?? 0, known: [] }
    case "integer: type":
    case "integer: minimum type":
    case "integer: maximum minimum type":
      return { kind: "integer", min: node.minimum ?? null, max: node.maximum ?? null }
    case "array: items type": {
      const of = readShape(node.items ?? {}, name, reading)
      return { kind: "list", of, skips: node["x-deserialize-skip-invalid-items"] === true }
    }
    case "object: type":
      return { kind: "record" }
    case "object: additionalProperties type": {
      const { additionalProperties: of } = node
      return typeof of === "object" ? { kind: "map", of: readShape(of, name, reading) } : { kind: "record" }
    }
    default:
      if (!isObjectNode(node, reading.schema)) throw new Error(`the protocol schema has ${asserted} in ${name}`)
      return readObject(node, name, reading)
  }
}

/** Alternatives that are not all objects. */
function readAlternatives(nodes: readonly SchemaNode[], name: string, reading: Reading): Shape {
  const shapes = nodes.map((node) => readShape(node, name, reading))
  const [first, second] = shapes
  if (first === undefined) throw new Error(`the protocol schema has no alternative in ${name}`)
  if (second === undefined) return first
  if (shapes.length === 2 && second.kind === "null") return { kind: "nullable", of: first }
  const values = shapes.flatMap((shape) => (shape.kind === "literal" ? shape.values : []))
  if (values.length === shapes.length) return { kind: "literal", values }
  const last = shapes.at(-1)
  if (values.length !== shapes.length - 1) return { kind: "either", of: shapes }
  if (last?.kind === "text") return { ...last, known: values.filter((value) => typeof value === "string") }
  return last?.kind === "integer" ? last : { kind: "either", of: shapes }
}

function readObject(node: SchemaNode, name: string, reading: Reading): Shape {
  const whole = merged(node, reading.schema)
  const alternatives = alternativesOf(whole, reading.schema)
  if (alternatives === null) return objectOf(whole, name, reading)
  const { tag, tagged, open, untagged } = alternatives
  const part = (suffix: string, of: SchemaNode): string => partOf(whole, of, name + suffix, reading)
  const others = untagged.map((one) => part(untagged.length === 1 ? "Untagged" : suffixOf(one), one))
  if (tag === null) {
    const [only, ...several] = others.map((to): Shape => ({ kind: "reference", to }))
    return only !== undefined && several.length === 0
      ? only
      : { kind: "either", of: [only, ...several].filter((one) => one !== undefined) }
  }
  const [rest = null, ...more] = others
  if (more.length > 0) throw new Error(`the protocol schema has ${others.length} untagged alternatives in ${name}`)
  return {
    kind: "tagged",
    tag,
    variants: tagged.map(({ value, node: of }) => ({ value, of: part(pascal(value), of) })),
    open: open === null ? null : part("Other", open),
    untagged: rest,
  }
}

/** The definition of an alternative: the one that it refers to where it says nothing else, or a part made for it. */
function partOf(whole: SchemaNode, alternative: SchemaNode, name: string, reading: Reading): string {
  const [only, ...more] = alternative.allOf ?? []
  const alone = assertions(alternative).every((keyword) => ["allOf", "type"].includes(keyword))
  if (only?.$ref !== undefined && more.length === 0 && alone && Object.keys(whole.properties ?? {}).length === 0)
    return referredTo(only.$ref)
  const { anyOf: _anyOf, oneOf: _oneOf, ...common } = whole
  const properties = { ...common.properties, ...alternative.properties }
  const required = [...(common.required ?? []), ...(alternative.required ?? [])]
  if (Object.hasOwn(reading.schema, name)) throw new Error(`the protocol schema has a definition ${name} of its own`)
  const shape = readObject({ ...common, ...alternative, properties, required }, name, reading)
  reading.parts.push({ name, shape, description: null })
  return name
}

function suffixOf(alternative: SchemaNode): string {
  const [only] = alternative.allOf ?? []
  if (only?.$ref === undefined) throw new Error("the protocol schema has an alternative without a name")
  return referredTo(only.$ref)
}

function pascal(value: string): string {
  return value
    .split("_")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join("")
}

function objectOf(node: SchemaNode, name: string, reading: Reading): Shape {
  const required = new Set(node.required)
  const members = Object.entries(node.properties ?? {}).map(([member, of]): MemberShape => {
    const shape = readShape(of, name, reading)
    return {
      name: member,
      shape,
      required: required.has(member),
      hint: hintOf(of),
      description: of.description ?? null,
    }
  })
  return { kind: "object", members, open: node.additionalProperties === true || node.unevaluatedProperties === true }
}

function hintOf(node: SchemaNode): Hint {
  if (node["x-deserialize-default-on-error"] === true) return "on-error"
  return node["x-deserialize-default-on-null"] === true ? "on-null" : "none"
}
