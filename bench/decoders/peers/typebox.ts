import { Type } from "typebox"
import type { TProperties, TSchema } from "typebox"
import { Compile } from "typebox/compile"
import type { Member, WireType } from "../../../model/wire-type.ts"
import { segmentsOf } from "./peer.ts"
import type { Peer } from "./peer.ts"
import { namesRule, opaqueRule } from "./rules.ts"

/** TypeBox, compiled; it counts code points itself. Its errors are asked for where it refuses. */
export const typebox: Peer = {
  name: "TypeBox, compiled",
  package: "typebox",
  compile({ payload }) {
    const definitions = payload.definitions.map(({ name, type }) => [name, schemaOf(type)] as const)
    const root = schemaOf(payload.type)
    const schema =
      definitions.length === 0 ? root : Type.Cyclic({ ...Object.fromEntries(definitions), Payload: root }, "Payload")
    const validator = Compile(schema)
    if (!validator.IsAccelerated()) throw new Error("TypeBox did not compile")
    return (value) => {
      if (validator.Check(value)) return { ok: true, value }
      const [error] = validator.Errors(value)
      return { ok: false, path: segmentsOf(error?.instancePath ?? ""), error }
    }
  },
}

function schemaOf(type: WireType): TSchema {
  switch (type.kind) {
    case "literal":
      return type.values.length === 1 ? literal(type.values[0]) : Type.Union(type.values.map(literal))
    case "text":
      return Type.String({
        ...(type.min === 0 ? {} : { minLength: type.min }),
        ...(type.max === null ? {} : { maxLength: type.max }),
        ...(type.pattern === null ? {} : { pattern: type.pattern }),
      })
    case "integer":
      return Type.Integer({ minimum: type.min, maximum: type.max })
    case "number":
      return Type.Number({
        ...(type.min === null ? {} : { minimum: type.min }),
        ...(type.max === null ? {} : { maximum: type.max }),
      })
    case "list":
      return Type.Array(schemaOf(type.item), {
        ...(type.min === 0 ? {} : { minItems: type.min }),
        ...(type.max === null ? {} : { maxItems: type.max }),
      })
    case "map":
      return Type.Refine(Type.Record(Type.String(), schemaOf(type.value)), namesRule(type.names, type.max))
    case "object":
      return objectOf(type.members, type.excess === "closed")
    case "union":
      return Type.Union(
        type.variants.map(({ name, members, excess }) =>
          objectOf(members, excess === "closed", { [type.tag]: Type.Literal(name) }),
        ),
      )
    case "nullable":
      return Type.Union([schemaOf(type.of), Type.Null()])
    case "reference":
      return Type.Ref(type.to)
    case "opaque":
      return Type.Refine(Type.Unknown(), opaqueRule(type))
    default:
      return type satisfies never
  }
}

function literal(value: string | number | boolean | undefined): TSchema {
  return value === undefined ? Type.Never() : Type.Literal(value)
}

function objectOf(members: readonly Member[], closed: boolean, tag: TProperties = {}): TSchema {
  const properties = members.map(({ name, type, optional }): [string, TSchema] => [
    name,
    optional ? Type.Optional(schemaOf(type)) : schemaOf(type),
  ])
  return Type.Object({ ...tag, ...Object.fromEntries(properties) }, closed ? { additionalProperties: false } : {})
}
