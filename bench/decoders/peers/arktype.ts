import { ArkErrors, scope } from "arktype"
import type { Member, WireType } from "../../../model/wire-type.ts"
import type { Peer } from "./peer.ts"
import { namesRule, opaqueRule, textRule } from "./rules.ts"

/** ArkType, compiled; definitions as its own tuples, so that recursion goes by alias. */
export const arktype: Peer = {
  name: "ArkType",
  package: "arktype",
  compile({ payload }) {
    const defined = payload.definitions.map(({ name, type }) => [name, definitionOf(type)])
    const aliases = { ...Object.fromEntries(defined), Payload: definitionOf(payload.type) } as object
    const module = scope(aliases as never).export() as unknown as { readonly Payload: (value: unknown) => unknown }
    return (value) => {
      const found = module.Payload(value)
      if (!(found instanceof ArkErrors)) return { ok: true, value: found }
      return { ok: false, path: found[0]?.path ?? [], error: found[0] }
    }
  },
}

function definitionOf(type: WireType): unknown {
  switch (type.kind) {
    case "literal":
      return ["===", ...type.values]
    case "text":
      return type.min === 0 && type.max === null && type.pattern === null ? "string" : ["string", ":", textRule(type)]
    case "integer":
      return `${type.min} <= number.integer <= ${type.max}`
    case "number":
      return [
        "number",
        ":",
        (value: number) =>
          value >= (type.min ?? -Infinity) && value <= (type.max ?? Infinity) && Number.isFinite(value),
      ]
    case "list": {
      const list = [definitionOf(type.item), "[]"]
      return type.max === null ? list : [`${type.min} <= unknown[] <= ${type.max}`, "&", list]
    }
    case "map":
      return [{ "[string]": definitionOf(type.value) }, ":", namesRule(type.names, type.max)]
    case "object":
      return objectOf(type.members, type.excess === "closed")
    case "union":
      return type.variants
        .map(({ name, members, excess }) => objectOf(members, excess === "closed", { [type.tag]: ["===", name] }))
        .reduce((left: unknown, right) => (left === null ? right : [left, "|", right]), null)
    case "nullable":
      return [definitionOf(type.of), "|", "null"]
    case "reference":
      return type.to
    case "opaque":
      return ["unknown", ":", opaqueRule(type)]
    default:
      return type satisfies never
  }
}

function objectOf(members: readonly Member[], closed: boolean, tag: object = {}): object {
  const entries = members.map(({ name, type, optional }) => [optional ? `${name}?` : name, definitionOf(type)])
  return { ...(closed ? { "+": "reject" } : {}), ...tag, ...(Object.fromEntries(entries) as object) }
}
