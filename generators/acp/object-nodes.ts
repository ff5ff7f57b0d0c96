import { referredTo } from "./json-schema.ts"
import type { SchemaDefinitions, SchemaNode } from "./json-schema.ts"

/** The alternatives of an object, told apart by a tag or not at all; no node lists the tag any more. */
export interface Alternatives {
  readonly tag: string | null
  readonly tagged: readonly { readonly value: string; readonly node: SchemaNode }[]
  /** What takes every other tag. */
  readonly open: SchemaNode | null
  readonly untagged: readonly SchemaNode[]
}

/** Whether everything that a node allows is an object with members of its own. */
export function isObjectNode(node: SchemaNode, schema: SchemaDefinitions): boolean {
  if (node.$ref !== undefined) return isObjectNode(schema[referredTo(node.$ref)] ?? {}, schema)
  if (node.properties !== undefined) return true
  const inner = [...(node.allOf ?? []), ...(node.anyOf ?? []), ...(node.oneOf ?? [])]
  return inner.length > 0 && inner.every((one) => isObjectNode(one, schema))
}

/** An object with the definitions that it consists of written out in it. Throws where two of them have alternatives. */
export function merged(node: SchemaNode, schema: SchemaDefinitions): SchemaNode {
  const { allOf = [], ...own } = node
  let whole: SchemaNode = own
  for (const part of allOf) {
    const inner = part.$ref === undefined ? part : (schema[referredTo(part.$ref)] ?? {})
    const right = merged(inner, schema)
    const left = whole
    const alternatives = [left.anyOf, left.oneOf, right.anyOf, right.oneOf].filter((one) => one !== undefined)
    if (alternatives.length > 1) throw new Error("the protocol schema has alternatives beside alternatives")
    whole = {
      ...right,
      ...left,
      properties: { ...left.properties, ...right.properties },
      required: [...(left.required ?? []), ...(right.required ?? [])],
    }
  }
  return whole
}

/** The alternatives of an object whose definitions are written out; null where it has none. */
export function alternativesOf(node: SchemaNode, schema: SchemaDefinitions): Alternatives | null {
  const nodes = node.anyOf ?? node.oneOf
  if (nodes === undefined) return null
  const tags = new Set(nodes.flatMap((one) => constantOf(one)?.tag ?? []))
  const [tag = null, ...more] = tags
  if (more.length > 0) throw new Error(`the protocol schema has alternatives by ${[...tags].join(" and ")}`)
  if (tag === null) return { tag, tagged: [], open: null, untagged: nodes }
  const tagged = nodes.flatMap((one) => {
    const value = constantOf(one)?.value
    return value === undefined ? [] : [{ value, node: without(one, tag) }]
  })
  const others = nodes.filter((one) => constantOf(one) === null)
  const [open = null, ...further] = others.filter((one) => one.not !== undefined)
  if (
    further.length > 0 ||
    (open !== null &&
      !takesOthers(
        open,
        tag,
        tagged.map(({ value }) => value),
      ))
  )
    throw new Error(`the protocol schema has an open alternative that does not take all others by ${tag}`)
  const untagged = others.filter((one) => one !== open)
  if (untagged.some((one) => Object.hasOwn(merged(one, schema).properties ?? {}, tag)))
    throw new Error(`the protocol schema has an untagged alternative with a member ${tag}`)
  return { tag, tagged, open: open === null ? null : without(open, tag), untagged }
}

/** The member of a node that must be one string, and that string. */
function constantOf(node: SchemaNode): { readonly tag: string; readonly value: string } | null {
  for (const [tag, { const: value }] of Object.entries(node.properties ?? {}))
    if (typeof value === "string" && node.required?.includes(tag) === true) return { tag, value }
  return null
}

/** Whether an alternative takes every string but those of the others in its tag. */
function takesOthers({ properties, not }: SchemaNode, tag: string, values: readonly string[]): boolean {
  const excluded = (not?.anyOf ?? []).map((one) => constantOf(one)?.value)
  return (
    properties?.[tag]?.type === "string" &&
    excluded.length === values.length &&
    values.every((value) => excluded.includes(value))
  )
}

function without(node: SchemaNode, tag: string): SchemaNode {
  const { not: _not, ...whole } = node
  const properties = Object.fromEntries(Object.entries(node.properties ?? {}).filter(([name]) => name !== tag))
  const required = (node.required ?? []).filter((name) => name !== tag)
  const { properties: _properties, required: _required, ...bare } = whole
  return {
    ...bare,
    ...(Object.keys(properties).length === 0 ? {} : { properties }),
    ...(required.length === 0 ? {} : { required }),
  }
}
