import * as v from "valibot"
import type { Member, WireType } from "../../../model/wire-type.ts"
import type { Peer } from "./peer.ts"
import { namesRule, opaqueRule, textRule } from "./rules.ts"

type Any = v.GenericSchema

/** Valibot, stopping at the first issue. */
export const valibot: Peer = {
  name: "Valibot",
  package: "valibot",
  compile({ payload }) {
    const definitions = new Map<string, Any>()
    for (const { name, type } of payload.definitions) definitions.set(name, schemaOf(type, definitions))
    const schema = schemaOf(payload.type, definitions)
    const config = { abortEarly: true, abortPipeEarly: true } as const
    return (value) => {
      const { success, output, issues } = v.safeParse(schema, value, config)
      return success
        ? { ok: true, value: output }
        : { ok: false, path: issues[0].path?.map(({ key }) => key) ?? [], error: issues[0] }
    }
  },
}

function schemaOf(type: WireType, definitions: ReadonlyMap<string, Any>): Any {
  switch (type.kind) {
    case "literal":
      return v.union(type.values.map((value) => v.literal(value)))
    case "text":
      return type.min === 0 && type.max === null && type.pattern === null
        ? v.string()
        : v.pipe(v.string(), v.check(textRule(type)))
    case "integer":
      return v.pipe(v.number(), v.integer(), v.minValue(type.min), v.maxValue(type.max))
    case "number":
      return v.pipe(v.number(), v.minValue(type.min ?? -Infinity), v.maxValue(type.max ?? Infinity))
    case "list": {
      const list = v.array(schemaOf(type.item, definitions))
      return type.max === null ? list : v.pipe(list, v.minLength(type.min), v.maxLength(type.max))
    }
    case "map":
      return v.pipe(
        v.record(v.string(), schemaOf(type.value, definitions)),
        v.check((value) => namesRule(type.names, type.max)(value)),
      )
    case "object":
      return objectOf(type.members, type.excess === "closed", definitions)
    case "union":
      return v.variant(
        type.tag,
        type.variants.map(({ name, members, excess }) =>
          objectOf(members, excess === "closed", definitions, { [type.tag]: v.literal(name) }),
        ) as never,
      )
    case "nullable":
      return v.nullable(schemaOf(type.of, definitions))
    case "reference":
      return v.lazy(() => definitions.get(type.to) ?? v.never())
    case "opaque":
      return v.custom(opaqueRule(type))
    default:
      return type satisfies never
  }
}

function objectOf(
  members: readonly Member[],
  closed: boolean,
  definitions: ReadonlyMap<string, Any>,
  tag: { readonly [name: string]: Any } = {},
): Any {
  const entries = members.map(({ name, type, optional }) => {
    const schema = schemaOf(type, definitions)
    return [name, optional ? v.exactOptional(schema) : schema] as const
  })
  const all = { ...tag, ...Object.fromEntries(entries) }
  return closed ? v.strictObject(all) : v.looseObject(all)
}
