import { definitionsIn } from "./json-schema.ts"
import type { SchemaDefinitions } from "./json-schema.ts"
import { readDefinition } from "./read-shapes.ts"
import type { DefinitionShape, Shape } from "./shape.ts"

/** A method of the protocol: who handles it, and the definitions of what it carries. */
export interface ProtocolMethod {
  readonly name: string
  readonly side: "agent" | "client" | "either"
  readonly params: string
  /** The definition of the answer; null: a notification has none. */
  readonly result: string | null
}

/** What is read more leniently than the schema's hints say, by definition, each with the reason. */
export interface Leniency {
  /** Unions whose unknown variants are kept as they stand. */
  readonly keepsUnknownVariants: { readonly [definition: string]: string }
  /** Answers that are read from null as from an empty object. */
  readonly readsNullAsEmpty: { readonly [definition: string]: string }
}

/** The protocol as the pinned schema states it. */
export interface Protocol {
  /** In the order of the schema. */
  readonly methods: readonly ProtocolMethod[]
  /** Every definition that a message reaches, those first that others refer to. No definition reaches itself. */
  readonly definitions: ReadonlyMap<string, DefinitionShape>
  readonly leniency: Leniency
}

/** What the envelope of a message consists of, beside the methods' own definitions. */
export const envelope: readonly string[] = ["RequestId", "Error"]

/** Reads a protocol schema. Throws on what it does not know, and where a definition reaches itself: the schema is the tool's own. */
export function readProtocol(schemaText: string, leniencyText: string): Protocol {
  const schema = definitionsIn(schemaText)
  const leniency = JSON.parse(leniencyText) as Leniency
  const methods = methodsOf(schema)
  const roots = [...methods.flatMap(messagesOf), ...envelope]
  const definitions = reached(roots, schema)
  const lenient = [
    ...Object.keys(leniency.keepsUnknownVariants).map((name) => ({ name, kind: "tagged" })),
    ...Object.keys(leniency.readsNullAsEmpty).map((name) => ({ name, kind: "object" })),
  ]
  for (const { name, kind } of lenient)
    if (definitions.get(name)?.shape.kind !== kind)
      throw new Error(`the protocol schema has no ${kind} definition ${name}`)
  return { methods, definitions, leniency }
}

/** The definitions of what a method carries. */
export function messagesOf({ params, result }: ProtocolMethod): readonly string[] {
  return result === null ? [params] : [params, result]
}

function methodsOf(schema: SchemaDefinitions): readonly ProtocolMethod[] {
  const names = Object.entries(schema).filter(([, node]) => node["x-method"] !== undefined)
  return names.flatMap(([params, node]): readonly ProtocolMethod[] => {
    const name = node["x-method"] ?? ""
    const side = node["x-side"]
    if (params.endsWith("Response")) return []
    const result = names.find(([other, { "x-method": method }]) => method === name && other.endsWith("Response"))?.[0]
    if (params.endsWith("Request") !== (result !== undefined))
      throw new Error(`the protocol schema answers ${name} in no way that is known`)
    return [{ name, side: side === "agent" || side === "client" ? side : "either", params, result: result ?? null }]
  })
}

function reached(roots: readonly string[], schema: SchemaDefinitions): ReadonlyMap<string, DefinitionShape> {
  const read = new Map<string, DefinitionShape>()
  const sorted = new Map<string, DefinitionShape>()
  const above = new Set<string>()
  const visit = (name: string): void => {
    if (sorted.has(name)) return
    if (above.has(name)) throw new Error(`the protocol schema's ${name} reaches itself`)
    if (!read.has(name)) for (const one of readDefinition(name, schema)) read.set(one.name, one)
    const definition = read.get(name)
    if (definition === undefined) throw new Error(`the protocol schema has no definition ${name}`)
    above.add(name)
    for (const to of referencesIn(definition.shape)) visit(to)
    above.delete(name)
    sorted.set(name, definition)
  }
  for (const name of roots) visit(name)
  return sorted
}

/** The definitions that a shape refers to itself, in its own order. */
export function referencesIn(shape: Shape): readonly string[] {
  switch (shape.kind) {
    case "reference":
      return [shape.to]
    case "nullable":
    case "list":
    case "map":
      return referencesIn(shape.of)
    case "either":
      return shape.of.flatMap(referencesIn)
    case "object":
      return shape.members.flatMap((member) => referencesIn(member.shape))
    case "tagged":
      return [...shape.variants.map(({ of }) => of), shape.open, shape.untagged].filter((to) => to !== null)
    case "any":
    case "null":
    case "flag":
    case "number":
    case "record":
    case "text":
    case "integer":
    case "literal":
      return []
    default:
      return shape satisfies never
  }
}
