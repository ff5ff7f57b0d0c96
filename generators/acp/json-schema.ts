/** A node of the pinned protocol schema: the keywords that it uses, and no others. */
export interface SchemaNode {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: { readonly [name: string]: SchemaNode }
  readonly required?: readonly string[]
  readonly additionalProperties?: SchemaNode | boolean
  readonly unevaluatedProperties?: boolean
  readonly items?: SchemaNode
  readonly allOf?: readonly SchemaNode[]
  readonly anyOf?: readonly SchemaNode[]
  readonly oneOf?: readonly SchemaNode[]
  readonly not?: SchemaNode
  readonly const?: string | number
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly description?: string
  readonly "x-side"?: string
  readonly "x-method"?: string
  readonly "x-deserialize-default-on-error"?: boolean
  readonly "x-deserialize-skip-invalid-items"?: boolean
  readonly "x-deserialize-default-on-null"?: boolean
}

/** The definitions of a protocol schema by name. */
export type SchemaDefinitions = { readonly [name: string]: SchemaNode }

/** Keywords that say nothing of which values are valid. A `format` is an annotation too in this dialect of JSON Schema. */
const annotations: ReadonlySet<string> = new Set([
  "title",
  "description",
  "default",
  "format",
  "discriminator",
  "x-side",
  "x-method",
  "x-docs-ignore",
  "x-deserialize-default-on-error",
  "x-deserialize-skip-invalid-items",
  "x-deserialize-default-on-null",
])

const pointer = "#/$defs/"

/** The keywords of a node that decide which values are valid, in code-unit order. */
export function assertions(node: SchemaNode): readonly string[] {
  return Object.keys(node)
    .filter((keyword) => !annotations.has(keyword))
    .toSorted()
}

/** The name of the definition that a node refers to. Throws on any other kind of reference. */
export function referredTo(reference: string): string {
  if (!reference.startsWith(pointer)) throw new Error(`the protocol schema refers to ${reference}`)
  return reference.slice(pointer.length)
}

/** The definitions in the text of a protocol schema. Throws on text that is no such schema. */
export function definitionsIn(text: string): SchemaDefinitions {
  const { $defs } = JSON.parse(text) as { readonly $defs?: SchemaDefinitions }
  if ($defs === undefined) throw new Error("the protocol schema has no definitions")
  return $defs
}
