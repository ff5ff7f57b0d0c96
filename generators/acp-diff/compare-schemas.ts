import { byCodeUnit } from "../../model/fact.ts"
import type { SchemaDefinitions, SchemaNode } from "../acp/json-schema.ts"
import { said } from "./said.ts"

/** One difference between two protocol schemas. */
export interface SchemaChange {
  readonly of: "method" | "variant" | "definition" | "member"
  /** `session/update`; `SessionUpdate: plan`; `ToolCall`; `ToolCall.kind`. */
  readonly name: string
  /** What the schema says there, in short; null: it has no such thing. */
  readonly before: string | null
  readonly after: string | null
}

/**
 * Everything that one schema says otherwise than another about methods, variants, definitions and members, in this order,
 * each by name. Members of a definition that only one of them has are not listed one by one. Prose is not compared.
 */
export function compareSchemas(before: SchemaDefinitions, after: SchemaDefinitions): readonly SchemaChange[] {
  const kinds = [
    ["method", methodsIn],
    ["variant", variantsIn],
    ["definition", definitionsIn],
  ] as const
  const whole = kinds.flatMap(([of, read]) => differences(of, read(before), read(after)))
  const shared = Object.keys(before).filter((name) => Object.hasOwn(after, name))
  const members = shared.flatMap((name) => {
    const both = [before[name] ?? {}, after[name] ?? {}].map((node) => membersOf(name, node))
    return differences("member", both[0] ?? new Map(), both[1] ?? new Map())
  })
  return [...whole, ...members.toSorted((left, right) => byCodeUnit(left.name, right.name))]
}

type Said = ReadonlyMap<string, string>

function differences(of: SchemaChange["of"], before: Said, after: Said): readonly SchemaChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted(byCodeUnit)
  return names.flatMap((name) => {
    const change = { of, name, before: before.get(name) ?? null, after: after.get(name) ?? null }
    return change.before === change.after ? [] : [change]
  })
}

function methodsIn(definitions: SchemaDefinitions): Said {
  const methods = new Map<string, string[]>()
  for (const [name, { "x-method": method, "x-side": side }] of Object.entries(definitions))
    if (method !== undefined) methods.set(method, [...(methods.get(method) ?? [`${side} handles`]), name])
  return new Map([...methods].map(([method, [side, ...names]]) => [method, [side, ...names.toSorted()].join(", ")]))
}

/** The variants of unions, by the constant that tells each from the others. */
function variantsIn(definitions: SchemaDefinitions): Said {
  const variants = Object.entries(definitions).flatMap(([name, node]) =>
    [...(node.oneOf ?? []), ...(node.anyOf ?? [])].flatMap((one): readonly (readonly [string, string])[] => {
      const tags = Object.entries(one.properties ?? {}).filter(([, { const: value }]) => value !== undefined)
      const own = one.const === undefined ? [] : [[`${name}: ${one.const}`, "a value"] as const]
      return [
        ...own,
        ...tags.map(
          ([tag, { const: value }]) => [`${name}: ${value}`, `${tag}, ${said({ allOf: one.allOf ?? [] })}`] as const,
        ),
      ]
    }),
  )
  return new Map(variants)
}

function definitionsIn(definitions: SchemaDefinitions): Said {
  return new Map(
    Object.entries(definitions).map(
      ([name, { properties: _properties, required: _required, oneOf: _oneOf, ...node }]) => {
        const { anyOf, ...rest } = node
        return [name, said(anyOf?.some(({ properties }) => properties !== undefined) === true ? rest : node)]
      },
    ),
  )
}

function membersOf(name: string, node: SchemaNode): Said {
  const required = new Set(node.required)
  const members = Object.entries(node.properties ?? {})
  return new Map(
    members.map(([member, of]) => [
      `${name}.${member}`,
      `${required.has(member) ? "required" : "optional"}: ${said(of)}`,
    ]),
  )
}
