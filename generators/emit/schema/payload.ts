import { fold, referencesOf } from "../../../model/wire/fold.ts"
import { definitionOf } from "../../../model/wire-type.ts"
import type { Definition, Payload, WireType } from "../../../model/wire-type.ts"
import type { Ordered } from "../../text/json.ts"
import { described, nodeSchema } from "./node.ts"
import type { Describe, Schema } from "./node.ts"
import { recursiveNames } from "./recursive.ts"

/**
 * The JSON Schema of a payload, its members in published order. `inline` writes definitions where they are used, all but
 * those that lead back to themselves; otherwise each definition stands once under `$defs`. What a schema cannot say (the
 * bounds of opaque JSON, the depth of references) it leaves to the decoder.
 */
export function payloadSchema(
  payload: Payload,
  { inline, describe = described }: { readonly inline: boolean; readonly describe?: Describe },
): Ordered {
  const recursive = inline ? recursiveNames(payload) : new Set<string>()
  const definitionsByName = new Map(payload.definitions.map((definition) => [definition.name, definition]))
  const definition = (name: string): Definition => definitionsByName.get(name) ?? definitionOf(payload, name)
  const apart = (name: string): boolean => !inline || recursive.has(name)
  const bodies = new Map<string, Schema>()
  const referred = new Set<string>()
  const schemaOf = (type: WireType): Schema =>
    fold<Schema>(type, (part, inner) => {
      if (part.kind !== "reference") return nodeSchema(part, inner, describe)
      if (!apart(part.to)) return bodies.get(part.to) as Schema
      return new Map([["$ref", `#/$defs/${pointerSegment(part.to)}`]])
    })
  // Bodies are built innermost first; `open` holds definitions that wait for those inside them.
  const build = (root: WireType): Schema => {
    const open: {
      readonly name: string | null
      readonly type: WireType
      readonly inside: readonly string[]
      next: number
    }[] = []
    const enter = (name: string | null, type: WireType): void =>
      void open.push({ name, type, inside: [...referencesOf(type)], next: 0 })
    enter(null, root)
    for (;;) {
      const frame = open[open.length - 1] as (typeof open)[number]
      const name = frame.inside[frame.next++]
      if (name === undefined) {
        const schema = schemaOf(frame.type)
        if (frame.name === null) return schema
        bodies.set(frame.name, schema)
        open.pop()
      } else if (apart(name)) referred.add(name)
      else if (!bodies.has(name)) enter(name, definition(name).type)
    }
  }
  const root = build(payload.type)
  const definitions = new Map<string, Schema>()
  for (const name of referred) {
    const { type, description } = definition(name)
    definitions.set(name, describe(build(type), description))
  }
  const listed = payload.definitions.filter(({ name }) => definitions.has(name))
  return new Map([
    ["$schema", "https://json-schema.org/draft/2020-12/schema"],
    ...(root === true ? [] : root),
    ...(listed.length === 0
      ? []
      : [["$defs", new Map(listed.map(({ name }) => [name, definitions.get(name)]))] as const]),
  ])
}

function pointerSegment(name: string): string {
  return encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))
}
