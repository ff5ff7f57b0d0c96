import { z } from "zod"
import type { Member, WireType } from "../../../model/wire-type.ts"
import type { Peer } from "./peer.ts"
import { namesRule, opaqueRule, textRule } from "./rules.ts"

/** Zod 4, with its compiled objects. */
export const zod: Peer = {
  name: "Zod",
  package: "zod",
  compile({ payload }) {
    const definitions = new Map<string, z.ZodType>()
    for (const { name, type } of payload.definitions) definitions.set(name, schemaOf(type, definitions))
    const schema = schemaOf(payload.type, definitions)
    return (value) => {
      const { success, data, error } = schema.safeParse(value)
      if (success) return { ok: true, value: data }
      const [issue] = error.issues
      return { ok: false, path: issue?.path ?? [], error: issue }
    }
  },
}

function schemaOf(type: WireType, definitions: ReadonlyMap<string, z.ZodType>): z.ZodType {
  switch (type.kind) {
    case "literal":
      return z.literal(type.values as [string, ...string[]])
    case "text":
      return type.min === 0 && type.max === null && type.pattern === null
        ? z.string()
        : z.string().refine(textRule(type))
    case "integer":
      return z.int().min(type.min).max(type.max)
    case "number":
      return z
        .number()
        .min(type.min ?? -Infinity)
        .max(type.max ?? Infinity)
    case "list": {
      const list = z.array(schemaOf(type.item, definitions))
      return type.max === null ? list : list.min(type.min).max(type.max)
    }
    case "map":
      return z.record(z.string(), schemaOf(type.value, definitions)).refine(namesRule(type.names, type.max))
    case "object":
      return objectOf(type.members, type.excess === "closed", definitions)
    case "union":
      return z.discriminatedUnion(
        type.tag,
        type.variants.map(({ name, members, excess }) =>
          objectOf(members, excess === "closed", definitions, { [type.tag]: z.literal(name) }),
        ) as never,
      )
    case "nullable":
      return z.nullable(schemaOf(type.of, definitions))
    case "reference":
      return z.lazy(() => definitions.get(type.to) ?? z.never())
    case "opaque":
      return z.unknown().refine(opaqueRule(type))
    default:
      return type satisfies never
  }
}

function objectOf(
  members: readonly Member[],
  closed: boolean,
  definitions: ReadonlyMap<string, z.ZodType>,
  tag: { readonly [name: string]: z.ZodType } = {},
): z.ZodType {
  const entries = members.map(({ name, type, optional }) => {
    const schema = schemaOf(type, definitions)
    return [name, optional ? z.exactOptional(schema) : schema] as const
  })
  const shape = { ...tag, ...Object.fromEntries(entries) }
  return closed ? z.strictObject(shape) : z.looseObject(shape)
}
